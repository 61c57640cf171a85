/** The payment dialog from loading to closing (document 2 §4): one state machine for the web and the CLI. */
import { checkSubject } from '#shared/rules/payment-methods.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/payment-subject.ts';
import type { Flow } from './flow.ts';
import { atChoice } from './pay-choice.ts';
import { atLoad } from './pay-load.ts';
import type { PayEvent, PayState, SheetSaid } from './pay-state.ts';
import { type PayPorts, sendClear } from './pay-steps.ts';
import type { AfterChoice, Dialog, Next } from './pay-transitions.ts';

/** An online payment started before a reload: its number, its method, and whether balance is held for it. */
interface ResumedPayment {
  readonly order_sn: string;
  readonly method?: string | undefined;
  readonly held?: boolean | undefined;
  /** What WeChat's payment sheet reported. */
  readonly sheet?: SheetSaid | undefined;
  /** Its QR code and start time (ms since 1970): the code is shown again for the rest of its time. */
  readonly code_url?: string | undefined;
  readonly since?: number | undefined;
}

const resumed = ({ order_sn, method, held = false, sheet, code_url, since }: ResumedPayment): Next => ({
  to: 'watch',
  started: code_url ? { order_sn, how: 'qr', code_url } : { order_sn, how: 'resumed' },
  held,
  ...(sheet && { sheet }),
  ...(since === undefined ? {} : { since }),
  ...(method === undefined ? {} : { method }),
});

/** Runs a step after the choice. */
export type StepAfterChoice = (dialog: Dialog, next: AfterChoice) => AsyncGenerator<PayState, Next, undefined>;

/**
 * Runs the dialog. The web passes the steps after the choice as code that it loads while the order loads. With
 * `resume`, it starts by watching the online payment that was started before a reload. Closing the dialog of an order
 * (type 1) sends the clear call.
 */
export const payBy =
  (after: StepAfterChoice) =>
  (ports: PayPorts, subject: PaymentSubject, resume?: ResumedPayment): Flow<PayState, PayEvent> =>
    async function* (context) {
      const check = checkSubject(subject);
      if (!check.ok) return yield { step: 'refused', zt: 0, message: check.message };
      const dialog: Dialog = { ports, subject, context, hold: { lost: undefined }, charge: { told: undefined } };
      let next: Next = resume ? resumed(resume) : { to: 'load' };
      while (next.to !== 'closed') next = yield* step(dialog, next, after);
      const clears = ports.clears !== 'own' || dialog.hold.started === true;
      if (subject.type === GOODS_ORDER && clears) await sendClear(ports, subject, context.signal);
      yield { step: 'closed', finished: next.finished };
    };

function step(
  dialog: Dialog,
  next: Exclude<Next, { to: 'closed' }>,
  after: StepAfterChoice,
): AsyncGenerator<PayState, Next, undefined> {
  switch (next.to) {
    case 'load':
      return atLoad(dialog, next);
    case 'choice':
      return atChoice(dialog, next);
    default:
      return after(dialog, next);
  }
}
