/**
 * Everything after the choice of a method, in its own chunk: the flow's steps with their views, and WeChat's payment
 * sheet.
 */
import type { Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import type { PendingPayment } from '#web/parts/member/pending-payment.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { BindingBody, BindingFoot } from './pay-binding.tsx';
import type { OpenSheet } from './pay-effects.ts';
import { EndBody, EndFoot } from './pay-ends.tsx';
import { PayingBody, PayingFoot } from './pay-waiting.tsx';

export { stepAfterChoice } from '#shared/flows/pay-after-choice.ts';
export { payInWeChat } from '#web/wechat/jsapi-pay.ts';

/** A step after the choice that has a view here. */
export type LaterState = Extract<PayState, { step: 'binding' | 'paying' | 'unsettled' | 'timedOut' | 'over' | 'done' }>;

interface FootProps {
  readonly state: LaterState;
  readonly ask: PayAsk;
  readonly openSheet: OpenSheet;
  readonly send: (event: PayEvent) => void;
}

interface BodyProps extends FootProps {
  readonly chosen: Choosing | undefined;
  readonly left: PendingPayment | undefined;
}

/** The content of a step after the choice. */
export function LaterBody({ state, ...more }: BodyProps) {
  if (state.step === 'binding') return <BindingBody state={state} {...more} />;
  return state.step === 'paying' ? <PayingBody state={state} {...more} /> : <EndBody state={state} {...more} />;
}

/** The buttons of a step after the choice. */
export function LaterFoot({ state, ...more }: FootProps) {
  if (state.step === 'binding') return <BindingFoot state={state} {...more} />;
  return state.step === 'paying' ? <PayingFoot state={state} {...more} /> : <EndFoot state={state} {...more} />;
}
