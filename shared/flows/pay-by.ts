/** The payment dialog from the first load to its closing (document 2 §4): one machine for the web and the terminal. */
import { checkSubject } from '#shared/rules/payment-methods.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/payment-subject.ts';
import type { Flow } from './flow.ts';
import { atChoice } from './pay-choice.ts';
import { atLoad } from './pay-load.ts';
import type { PayEvent, PayState, SheetSaid } from './pay-state.ts';
import { clearHeld, type PayPorts } from './pay-steps.ts';
import type { AfterChoice, Dialog, Next } from './pay-transitions.ts';

/** An online payment that was started before a reload: its number, how it was to be paid, and whether balance is held for it. */
interface ResumedPayment {
  readonly order_sn: string;
  readonly method?: string | undefined;
  readonly held?: boolean | undefined;
  /** What WeChat's sheet had said. */
  readonly sheet?: SheetSaid | undefined;
  /** Its code, and when it was begun (ms since 1970): the code is shown again for what is left of its time. */
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
 * Runs the dialog; a browser hands in steps after the choice that it fetches while the order loads. With `resume`, the
 * number of an online payment that was started before a reload, it begins by watching that one. Closing a goods order's
 * dialog (type 1) sends the clear call.
 */
export const payBy =
  (after: StepAfterChoice) =>
  (ports: PayPorts, subject: PaymentSubject, resume?: ResumedPayment): Flow<PayState, PayEvent> =>
    async function* (context) {
      const check = checkSubject(subject);
      if (!check.ok) return yield { step: 'refused', zt: 0, message: check.message };
      const dialog: Dialog = { ports, subject, context, hold: { lost: undefined } };
      let next: Next = resume ? resumed(resume) : { to: 'load' };
      while (next.to !== 'closed') next = yield* step(dialog, next, after);
      if (subject.type === GOODS_ORDER) await clearHeld(ports, subject, context.signal);
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
