import { GOODS_ORDER } from '#shared/rules/payment-subject.ts';
import { type PendingPayment, pendingPayment } from '#web/parts/member/pending-payment.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';

/** An order as a payment identifies it. */
type Payable = Pick<PayAsk, 'order_id' | 'fd_sn'>;

let resumed: string | undefined;

/**
 * Opens the payment dialog again after returning from a payment page that reloaded this page, once for each payment.
 * With `order_id` only for that order. A QR code is shown only on demand: another tab may show it.
 */
export function resumePayment(pay: (ask: Payable) => unknown, order_id?: string): void {
  const left: PendingPayment | undefined = pendingPayment();
  if (left?.type !== GOODS_ORDER || left.code_url || left.order_sn === resumed) return;
  if (order_id !== undefined && left.order_id !== order_id) return;
  resumed = left.order_sn;
  void pay(left);
}
