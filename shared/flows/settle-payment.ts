/** What the server knows of a payment: read before anything is started, and after an answer was lost. */
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { NetworkError } from '#shared/errors.ts';
import { total } from '#shared/rules/money.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/payment-subject.ts';
import { type Trouble, trouble } from './trouble.ts';
import { askStatus, type PaymentResult, type WatchPorts } from './watch-payment.ts';

/** A payment counts as not made only after this many readings in a row, because the server may still be at it. */
export const SETTLE_READINGS = 3;

/** Between two readings, in ms. */
export const SETTLE_PAUSE = 2_000;

/** What is to be settled. */
export interface LostPayment {
  readonly subject: PaymentSubject;
  readonly order_sn: string;
  /** An online payment: only of one does get_status say that it was not made (document 2 §4). */
  readonly online: boolean;
}

/** The result when paid, false when a server said that nothing was paid, 'unknown' when none could tell. */
export type Settlement = PaymentResult | false | 'unknown';

/** Reads until the payment is seen, or until the last of the readings still does not show it. */
export async function settlePayment(ports: WatchPorts, lost: LostPayment, signal: AbortSignal): Promise<Settlement> {
  for (let reading = 1; ; reading++) {
    const read = await readPayment(ports, lost, signal);
    if (reading === SETTLE_READINGS || (read && read !== 'unknown')) return read;
    await ports.clock.wait(SETTLE_PAUSE, signal);
  }
}

/**
 * One reading. The order's own row is the first witness, then the payment's status, then the order for payment. Whoever
 * says paid is believed at once; that it is unpaid counts when none says otherwise.
 */
export async function readPayment(ports: WatchPorts, lost: LostPayment, signal: AbortSignal): Promise<Settlement> {
  const witnesses = [rowSays, statusSays, amountSays];
  let unpaid = false;
  for (const ask of witnesses) {
    const said = await ask(ports, lost, signal);
    if (said && said !== 'unknown') return said;
    unpaid ||= said === false;
  }
  return unpaid ? false : 'unknown';
}

type Witness = (ports: WatchPorts, lost: LostPayment, signal: AbortSignal) => Promise<Settlement>;

/** Before anything is started: the result of what is paid already; `trouble` when no answer came, so that nobody can say. */
export async function paidBefore(
  ports: WatchPorts,
  subject: PaymentSubject,
  signal: AbortSignal,
): Promise<PaymentResult | false | { readonly trouble: Trouble }> {
  try {
    const said = await readRows(ports, subject, signal);
    return said !== 'unknown' && said;
  } catch (error) {
    const told = trouble(error, signal);
    return error instanceof NetworkError && { trouble: told };
  }
}

const rowSays: Witness = (ports, { subject }, signal) =>
  readRows(ports, subject, signal).catch((error: unknown) => mute(error, signal));

/** The order's row in order_list, a top-up's in its log. */
async function readRows(
  { client }: WatchPorts,
  { type, order_id, fd_sn }: PaymentSubject,
  signal: AbortSignal,
): Promise<Settlement> {
  if (order_id === '') return 'unknown';
  if (type !== GOODS_ORDER) {
    const { data } = await client.send(recharge.rechargeLog, { order_id }, { signal });
    return paidBy(data.filter((row) => row.order_id === order_id).map((row) => ({ ...row, money_paid: row.moneys })));
  }
  const { data } = await client.send(order.orderList, { order_id }, { signal });
  // The head of a split order answers with its parts, of which each has an id of its own.
  const own = data.every(({ is_fd }) => is_fd) ? data : data.filter((row) => row.order_id === order_id);
  if (fd_sn === '') return paidBy(own);
  const part = own.filter((row) => row.fd_sn === fd_sn || row.order_sn === fd_sn);
  if (part.length > 0) return paidBy(part);
  // A whole that is paid has no unpaid part; one that is not says nothing of this part.
  return paidBy(own) || 'unknown';
}

interface Row {
  readonly order_sn: string;
  readonly money_paid?: number | undefined;
  readonly pay_status?: number | undefined;
  readonly pay_name?: string | undefined;
  readonly pay_time?: number | null | undefined;
}

const PAID = 1;

/** Paid when every row is; not when one is known not to be. */
function paidBy(rows: readonly Row[]): Settlement {
  const [first] = rows;
  if (!first || rows.some(({ pay_status }) => pay_status === undefined)) return 'unknown';
  if (!rows.every(({ pay_status }) => pay_status === PAID)) return false;
  const { pay_name, pay_time } = first;
  return {
    ...(pay_name === undefined ? {} : { pay_name }),
    ...(pay_time === undefined ? {} : { pay_time }),
    amount: total(rows.map(({ money_paid }) => money_paid)),
    order_sn: rows.map(({ order_sn }) => order_sn).join('、'),
  };
}

const statusSays: Witness = async (ports, { order_sn, online }, signal) => {
  const asked = order_sn === '' ? 'lost' : await askStatus(ports, order_sn, signal);
  if (asked === 'lost' || (asked === false && !online)) return 'unknown';
  return asked;
};

const amountSays: Witness = async ({ client }, { subject }, signal) => {
  try {
    const { order } = await client.send(payOrder.orderAmount, subject, { signal });
    if (order.paid === undefined) return 'unknown';
    return order.paid ? {} : false;
  } catch (error) {
    return mute(error, signal);
  }
};

/** A refusal says nothing of the payment, and no answer even less. */
function mute(error: unknown, signal: AbortSignal): 'unknown' {
  trouble(error, signal);
  return 'unknown';
}
