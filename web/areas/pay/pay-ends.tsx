import { useEffect, useState } from 'react';
import type { Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';

type End = Extract<PayState, { step: 'unsettled' | 'timedOut' | 'done' }>;

interface BodyProps {
  readonly state: End;
  readonly chosen: Choosing | undefined;
}

/** Steps 2 and 3, and a payment of which nobody knows yet what came of it. */
export function EndBody({ state, chosen }: BodyProps) {
  const [icon, tone] = SIGNS[state.step];
  return (
    <div className="pay__end">
      <span className={`pay__sign pay__sign--${tone}`}>
        <Icon name={icon} size={24} />
      </span>
      <p className="pay__said" role="status">
        {state.message.text}
      </p>
      {state.step === 'done' && chosen && <Price fen={chosen.order.order.money_paid} size="lg" tone="ink" />}
      {state.step === 'done' && <Facts state={state} chosen={chosen} />}
    </div>
  );
}

const SIGNS: Readonly<Record<'done' | 'timedOut' | 'unsettled', readonly [IconName, 'good' | 'warn']>> = {
  done: ['check', 'good'],
  timedOut: ['clock', 'warn'],
  unsettled: ['warn', 'warn'],
};

function Facts({
  state,
  chosen,
}: {
  readonly state: Extract<End, { step: 'done' }>;
  readonly chosen?: Choosing | undefined;
}) {
  const { pay_name, pay_time } = state.result;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['支付方式', pay_name],
    ['支付时间', pay_time ? minuteOf(pay_time) : undefined],
    ['订单号', chosen?.order.order.order_sn],
  ];
  return (
    <dl className="pay__list">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface FootProps {
  readonly state: End;
  readonly send: (event: PayEvent) => void;
}

/** What can be done at an end; what asks the server first shows that it does. */
export function EndFoot({ state, send }: FootProps) {
  const [asking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [state]);
  const ask = (type: 'look' | 'again') => {
    setAsking(true);
    send({ type });
  };
  if (state.step === 'done') {
    return (
      <Button size="lg" wide onClick={() => send({ type: 'close' })}>
        完成
      </Button>
    );
  }
  if (state.step === 'unsettled') {
    return (
      <Button size="lg" wide busy={asking} busyText="正在核对" onClick={() => ask('look')}>
        重新核对
      </Button>
    );
  }
  return (
    <>
      <Button kind="line" size="lg" onClick={() => send({ type: 'close' })}>
        放弃支付
      </Button>
      <Button className="pay__main" size="lg" busy={asking} busyText="正在核对" onClick={() => ask('again')}>
        重新支付
      </Button>
    </>
  );
}
