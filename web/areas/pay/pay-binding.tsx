import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { inPlace, messageInPlace } from '#web/state/messages/in-place.ts';
import { session } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PayMark } from '#web/ui/pay-mark.tsx';
import { creditFact, numberFact, PayDue } from './pay-due.tsx';

type Binding = Extract<PayState, { step: 'binding' }>;

interface Props {
  readonly state: Binding;
  readonly send: (event: PayEvent) => void;
}

interface BodyProps extends Props {
  readonly ask: PayAsk;
  readonly chosen: Choosing | undefined;
}

/** Inside WeChat for a member who is not bound to it: one tap binds and pays; a QR code is for another phone. */
export function BindingBody({ state, ask, chosen, send }: BodyProps) {
  const { order, working, bound } = state;
  const { name } = useSnapshot(session);
  useEffect(() => void inPlace(state), [state]);
  return (
    <>
      <PayDue
        fen={chosen?.split.method ?? order.order.money_paid}
        facts={[numberFact(ask, order.order.order_sn), creditFact(ask)]}
      />
      <div className="centred pay__wait">
        <PayMark way="wechat" />
        <p className="pay__said">{bound === 'other' ? '绑定的是另一个微信' : '绑定微信，直接在微信里付款'}</p>
        <p className="small muted">{bound === 'other' ? otherWords(name) : onceWords(name)}</p>
        <p className="said" role="status">
          {messageInPlace(state)?.text}
        </p>
        <button type="button" className="link hit small" disabled={working} onClick={() => send({ type: 'scan' })}>
          {bound === 'other' ? '用绑定的那个微信扫码付款' : '有另一部手机时，用它扫码付款'}
        </button>
      </div>
    </>
  );
}

const onceWords = (name: string): string => (name ? `绑定到账号 ${name}，只需一次` : '只需绑定一次');
const otherWords = (name: string): string => `${name ? `账号 ${name} ` : '账号'}换绑到当前微信后，可直接付款`;

export const BindingFoot = ({ state: { working, bound }, send }: Props) => (
  <>
    <Button kind="line" size="lg" disabled={working} onClick={() => send({ type: 'back' })}>
      换支付方式
    </Button>
    <Button className="pay__main" size="lg" busy={working} busyText="绑定中" onClick={() => send({ type: 'bind' })}>
      {bound === 'other' ? '换绑并付款' : '绑定并付款'}
    </Button>
  </>
);
