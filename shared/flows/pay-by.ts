/** The payment dialog from loading to closing (document 2 §4): one state machine for the web and the CLI. */
import { checkSubject } from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import type { Flow } from './flow.ts';
import { atChoice } from './pay-choice.ts';
import { clearPayment } from './pay-hold.ts';
import { atLoad } from './pay-load.ts';
import type { BindingAsked, PayEvent, PayState, ResumedPayment } from './pay-state.ts';
import type { PayPorts } from './pay-steps.ts';
import { type AfterChoice, type Dialog, type Next, resumed } from './pay-transitions.ts';

/** Runs a step after the choice. */
export type StepAfterChoice = (dialog: Dialog, next: AfterChoice) => AsyncGenerator<PayState, Next, undefined>;

/**
 * Runs the dialog. The web passes the steps after the choice as code that it loads while the order loads. With
 * `binds`, it binds and pays at once. With
 * `resume`, it starts by watching the online payment that was started before a reload. Closing the dialog of an order
 * (type 1) sends the clear call, unless WeChat's sheet reported a payment that the server does not know yet, or the code of
 * another tab is the open one.
 */
export const payBy =
  (after: StepAfterChoice) =>
  (ports: PayPorts, subject: PaymentSubject, resume?: ResumedPayment, binds?: BindingAsked): Flow<PayState, PayEvent> =>
    async function* (context) {
      const check = checkSubject(subject);
      if (!check.ok) return yield { step: 'refused', zt: 0, message: check.message };
      const sheet = { saidPaid: resume?.sheet === 'ok', paysAgain: false, prepay: undefined };
      const dialog: Dialog = {
        ports,
        subject,
        context,
        hold: { lost: undefined },
        charge: { told: undefined },
        sheet,
        transfer: { handedIn: false },
        sums: { row: undefined, asked: '' },
        elsewhere: { told: '' },
      };
      let next: Next = resume ? resumed(resume) : { to: 'load', ...(binds && { binds }) };
      while (next.to !== 'closed') next = yield* step(dialog, next, after);
      const clears = (ports.clears !== 'own' || dialog.hold.started === true) && !ports.elsewhere?.();
      if (subject.type === GOODS_ORDER && clears) await clearPayment(dialog);
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
