/** What the server knows of a payment: read before anything is started, and after a lost answer. */
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { NetworkError, OtherAnswerError } from '#shared/errors.ts';
import { total } from '#shared/rules/money/money.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { type ToldSum, toldSum } from '#shared/rules/pay/told-sum.ts';
import { type Trouble, trouble } from './trouble.ts';
import { askStatus, type PaymentResult, type WatchPorts } from './watch-payment.ts';

/** A payment counts as not made only after this many readings, because the server may still be working on it. */
export const SETTLE_READINGS = 3;

/** ms between two readings. */
export const SETTLE_PAUSE = 2_000;

/** The payment to settle. */
export interface LostPayment {
  readonly subject: PaymentSubject;
  readonly order_sn: string;
  /** An online payment: only for these does get_status say that nothing was paid (document 2 §4). */
  readonly online: boolean;
}

/** The result when paid, false when the server said that nothing was paid, 'unknown' otherwise. */
export type Settlement = PaymentResult | false | 'unknown';

/** Reads until the payment is found, or until the last reading does not show it. */
export async function settlePayment(ports: WatchPorts, lost: LostPayment, signal: AbortSignal): Promise<Settlement> {
  for (let reading = 1; ; reading++) {
    const read = await readPayment(ports, lost, signal);
    if (reading === SETTLE_READINGS || (read && read !== 'unknown')) return read;
    await ports.clock.wait(SETTLE_PAUSE, signal);
  }
}

/**
 * One reading: first the order's row, then the payment's status, then the order for payment. "Paid" from any of them
 * counts at once; "unpaid" counts when none says otherwise.
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

/**
 * What the first witness, the order's row, says before anything is started. `order_sn` is the number of an order that can be
 * paid, where its row is the only one. `sum`: what the rows say that is still due, in fen. `trouble`: there was no answer, or
 * one about another order, so that it is unknown.
 */
export type Before =
  | { readonly paid: PaymentResult }
  | { readonly closed: true }
  | { readonly trouble: Trouble }
  | {
      readonly order_sn?: string;
      readonly sum?: number | undefined;
      /** A transfer's proof was handed in for it. */
      readonly handedIn?: true;
    };

export async function readBefore(ports: WatchPorts, subject: PaymentSubject, signal: AbortSignal): Promise<Before> {
  try {
    const rows = await readRows(ports, subject, signal);
    if (rows.length > 0 && rows.every(isClosed)) return { closed: true };
    const said = saidBy(rows, subject);
    if (said && said !== 'unknown') return { paid: said };
    const [only, ...others] = rows;
    return {
      ...(only && others.length === 0 && subject.fd_sn === '' ? { order_sn: only.order_sn } : {}),
      sum: dueOf(rows, subject),
      ...(rows.some(({ pay_status }) => pay_status === HANDED_IN) ? { handedIn: true } : {}),
    };
  } catch (error) {
    const notice = trouble(error, signal);
    const isUnknown = error instanceof NetworkError || error instanceof OtherAnswerError;
    return isUnknown ? { trouble: notice } : {};
  }
}

/**
 * What is due by the rows; undefined where they do not tell. ECShop's `money_paid` of an unpaid order is what was paid so far, so
 * a row of 0 tells nothing.
 */
function dueOf(rows: readonly Row[], { fd_sn }: PaymentSubject): number | undefined {
  const own = fd_sn === '' ? rows : rows.filter((row) => isPart(row, fd_sn));
  const open = own.filter((row) => row.pay_status !== PAID && !isClosed(row));
  return total(open.map(({ money_paid }) => money_paid)) || undefined;
}

/** The sum of a payment by all who tell it before a start. Throws where the order for payment cannot be read. */
export async function readSum(ports: WatchPorts, subject: PaymentSubject, signal: AbortSignal): Promise<ToldSum> {
  const [{ order }, before] = await Promise.all([
    ports.client.send(payOrder.orderAmount, subject, { signal }),
    readBefore(ports, subject, signal),
  ]);
  return toldSum(order.money_paid, 'sum' in before ? before.sum : undefined);
}

const rowSays: Witness = (ports, { subject }, signal) => askRow(ports, subject, signal);

/** Asks the first witness alone: the order's row in order_list, of a top-up the row in its log. */
export async function askRow(ports: WatchPorts, subject: PaymentSubject, signal: AbortSignal): Promise<Settlement> {
  try {
    return saidBy(await readRows(ports, subject, signal), subject);
  } catch (error) {
    return mute(error, signal);
  }
}

/** The order's row in order_list or the top-up's in its log: of a part, its own rows, else those of the whole order. */
async function readRows(
  { client }: WatchPorts,
  { type, order_id, fd_sn }: PaymentSubject,
  signal: AbortSignal,
): Promise<Row[]> {
  if (order_id === '') return [];
  if (type !== GOODS_ORDER) {
    const { data } = await client.send(recharge.rechargeLog, { order_id }, { signal });
    return data.filter((row) => row.order_id === order_id).map((row) => ({ ...row, money_paid: row.moneys }));
  }
  const { data } = await client.send(order.orderList, { order_id }, { signal });
  // The id of a split order returns its parts, each with its own id.
  const own = data.every(({ is_fd }) => is_fd) ? data : data.filter((row) => row.order_id === order_id);
  const part = own.filter((row) => isPart(row, fd_sn));
  return part.length > 0 ? part : own;
}

const isPart = (row: Row, fd_sn: string): boolean => fd_sn !== '' && (row.fd_sn === fd_sn || row.order_sn === fd_sn);

function saidBy(rows: readonly Row[], { fd_sn }: PaymentSubject): Settlement {
  if (fd_sn === '' || rows.some((row) => isPart(row, fd_sn))) return paidBy(rows);
  // A paid whole has no unpaid part. An unpaid whole says nothing about this part.
  return paidBy(rows) || 'unknown';
}

/** Of an order's status codes, 7 is a closed order. */
const CLOSED = 7;

const isClosed = ({ status }: Row): boolean => status?.status === CLOSED;

interface Row {
  readonly order_sn: string;
  readonly fd_sn?: string | undefined;
  readonly status?: { readonly status?: number | undefined };
  readonly money_paid?: number | undefined;
  readonly pay_status?: number | undefined;
  readonly pay_name?: string | undefined;
  readonly pay_time?: number | null | undefined;
}

const PAID = 1;
const HANDED_IN = 2;

/** Paid when all rows are; not paid when one is known to be unpaid. */
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

/** A refusal or a missing answer says nothing about the payment. */
function mute(error: unknown, signal: AbortSignal): 'unknown' {
  trouble(error, signal);
  return 'unknown';
}
