/** What follows the choice, as code of its own: waiting for an online payment, WeChat's sheet, and the ends. */
import type { Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import type { PendingPayment } from '#web/parts/member/pending-payment.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import type { OpenSheet } from './pay-effects.ts';
import { EndBody, EndFoot } from './pay-ends.tsx';
import { PayingBody, PayingFoot } from './pay-waiting.tsx';

export { payInWeChat } from '#web/wechat/jsapi-pay.ts';

/** A step after the choice that has a picture here. */
export type LaterState = Extract<PayState, { step: 'paying' | 'unsettled' | 'timedOut' | 'done' }>;

interface BodyProps {
  readonly state: LaterState;
  readonly ask: PayAsk;
  readonly chosen: Choosing | undefined;
  readonly left: PendingPayment | undefined;
  readonly openSheet: OpenSheet;
  readonly send: (event: PayEvent) => void;
}

/** What a step after the choice says. */
export const LaterBody = ({ state, ...more }: BodyProps) =>
  state.step === 'paying' ? (
    <PayingBody state={state} {...more} />
  ) : (
    <EndBody state={state} ask={more.ask} chosen={more.chosen} />
  );

interface FootProps {
  readonly state: LaterState;
  readonly ask: PayAsk;
  readonly send: (event: PayEvent) => void;
}

/** What can be done at a step after the choice. */
export const LaterFoot = ({ state, ...more }: FootProps) =>
  state.step === 'paying' ? <PayingFoot state={state} send={more.send} /> : <EndFoot state={state} {...more} />;
