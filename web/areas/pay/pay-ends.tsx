import { useEffect, useRef, useState } from 'react';
import type { Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { transferAwaitsReview, transferIsReviewed } from '#shared/messages/payment.ts';
import { bonusFirst } from '#shared/messages/top-up.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { href } from '#web/navigation/routes.ts';
import type { PendingPayment } from '#web/parts/member/pending-payment.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Sign } from '#web/ui/sign.tsx';

type End = Extract<PayState, { step: 'unsettled' | 'timedOut' | 'over' | 'done' }>;

interface BodyProps {
  readonly state: End;
  readonly ask: PayAsk;
  readonly chosen: Choosing | undefined;
  /** The payment that was pending before a reload. */
  readonly left: PendingPayment | undefined;
}

/** Steps 2 and 3, an order that was closed elsewhere, and a payment with an unknown outcome. */
export function EndBody({ state, ask, chosen, left }: BodyProps) {
  const isReview = state.message === transferAwaitsReview;
  const [icon, tone] = isReview ? (['clock', 'info'] as const) : SIGNS[state.step];
  const held = chosen?.split.balance;
  return (
    <div className="centred pay__end">
      <Sign icon={icon} tone={tone} />
      <EndMessage key={state.step}>{state.message.text}</EndMessage>
      {isReview && <p className="small muted">{reviewWords(ask)}</p>}
      {(state.step === 'timedOut' || state.step === 'unsettled') && chosen?.combined.on && isAbove0(held) && (
        <p className="small muted">占用的余额 ¥{yuan(held)}，未付款会自动退回</p>
      )}
      {state.step === 'done' && <DoneFacts state={state} ask={ask} chosen={chosen} left={left} isReview={isReview} />}
    </div>
  );
}

/** The outcome. It takes the focus, because the earlier button is gone, and is read then: a status bar would be nameless. */
function EndMessage({ children }: { readonly children: string }) {
  const said = useRef<HTMLHeadingElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <h3 className="pay__said" tabIndex={-1} ref={said}>
      {children}
    </h3>
  );
}

const SIGNS: Readonly<Record<End['step'], readonly [IconName, 'good' | 'warn']>> = {
  done: ['check', 'good'],
  timedOut: ['clock', 'warn'],
  unsettled: ['warn', 'warn'],
  over: ['warn', 'warn'],
};

const reviewWords = ({ type }: PayAsk): string =>
  type === GOODS_ORDER ? transferIsReviewed.text : '财务审核通过后，余额自动到账，可在充值记录查看';

interface DoneProps {
  readonly state: Extract<End, { step: 'done' }>;
  readonly ask: PayAsk;
  readonly chosen: Choosing | undefined;
  readonly left: PendingPayment | undefined;
  readonly isReview: boolean;
}

/** What was paid, by parts, and what a top-up credits. */
function DoneFacts({ state, ask, chosen, left, isReview }: DoneProps) {
  const { pay_name, pay_time } = state.result;
  const { money_paid: amount = left?.amount, order_sn = left?.number } = chosen?.order.order ?? {};
  const { amount: due = amount, order_sn: number = order_sn } = state.result;
  const way = chosen?.methods.find(({ pay_id }) => pay_id === chosen.method)?.pay_name ?? '';
  const told = state.result.split ?? chosen?.split;
  const split = chosen?.combined.on ? told : undefined;
  const { credited, bonus = 0 } = ask;
  return (
    <>
      <Facts
        className="pay__list"
        rows={[
          [isReview ? '应付金额' : '支付金额', due !== undefined && <b key="sum">¥{yuan(due)}</b>],
          [isReview ? '余额占用' : '余额', split && `¥${yuan(split.balance)}`],
          [isReview ? '转账金额' : way, (split || isReview) && told && `¥${yuan(told.method)}`],
          ['支付方式', split ? '' : pay_name],
          ['支付时间', pay_time ? minuteOf(pay_time) : ''],
          ['到账金额', credited === undefined ? '' : <b key="credited">¥{yuan(credited)}</b>],
          ['其中赠送', bonus > 0 ? `¥${yuan(bonus)}` : ''],
          [ask.type === GOODS_ORDER ? '订单号' : '充值单号', number],
        ]}
      />
      {bonus > 0 && <Notice className="pay__bonus">{bonusFirst.text}</Notice>}
    </>
  );
}

interface FootProps {
  readonly state: End;
  readonly ask: PayAsk;
  readonly send: (event: PayEvent) => void;
}

/** The buttons of an end; a button that asks the server is busy meanwhile. */
export function EndFoot({ state, ask: { type, order_id }, send }: FootProps) {
  // Any later state is the answer.
  const [asked, setAsked] = useState<End>();
  const asking = asked === state;
  const ask = (event: 'look' | 'again') => {
    setAsked(state);
    send({ type: event });
  };
  if (state.step === 'over' || (state.step === 'done' && state.before)) {
    const ofOrder = type === GOODS_ORDER;
    return (
      <ButtonLink
        size="lg"
        wide
        href={ofOrder ? href.orderInfo({ order_id }) : href.topUpLog()}
        onClick={() => send({ type: 'close' })}
      >
        {ofOrder ? '查看订单' : '充值记录'}
      </ButtonLink>
    );
  }
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
  if (state.sheet === 'ok') {
    return (
      <>
        <Button kind="line" size="lg" disabled={asking} onClick={() => ask('again')}>
          重新支付
        </Button>
        <Button className="pay__main" size="lg" busy={asking} busyText="正在核对" onClick={() => ask('look')}>
          重新核对
        </Button>
      </>
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
