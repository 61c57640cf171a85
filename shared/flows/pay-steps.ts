/** The calls that pay, with their outcomes. */

import type { Client } from '#shared/client/create.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { OtherAnswerError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { paymentFailed, qrCodeFailed } from '#shared/messages/payment.ts';
import { safeLink } from '#shared/rules/app/safe-link.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { offeredMethods } from '#shared/rules/pay/payment-methods.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import type { Clock } from './clock.ts';
import type { BindingAsked, PayOrder, ResumedPayment, StartedPayment } from './pay-state.ts';
import { type Before, readBefore } from './settle-payment.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';
import { firstOf } from './waits.ts';
import type { PaymentResult } from './watch-payment.ts';

export interface PayPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** The address of the page that the user is on (document 2 §7); '' outside a browser. */
  path(): string;
  /** A payment of this subject that WeChat's sheet reported as paid and that the server did not know yet. */
  saidPaid?(): ResumedPayment | undefined;
  /** A payment of this subject whose code is open in another tab: closing here leaves it alone. */
  elsewhere?(): ResumedPayment | undefined;
  /** Inside an app's in-app browser. */
  is_app(): boolean;
  /**
   * 'own': closing clears only what this dialog started. Otherwise it clears whatever is open for the order, as documents say of
   * the dialog on a screen.
   */
  readonly clears?: 'own';
  /** For a browser that can bind the member's WeChat account. After binding it pays in WeChat's sheet. */
  readonly binding?: {
    isHere(): boolean;
    /** Called when the member was bound. */
    onBound(): void;
    /** Goes to WeChat's authorization at `entry`, for a browser without a ticket, and comes back to this payment. */
    enter?(entry: string, asked: BindingAsked): void;
  };
}

/** The outcome of a step: success, failure, or unknown. */
export type Outcome<T> = { readonly ok: T } | { readonly trouble: Partial<Trouble> } | { readonly unknown: true };

async function attempt<T>(act: () => Promise<T>, signal: AbortSignal): Promise<{ ok: T } | { trouble: Trouble }> {
  try {
    return { ok: await act() };
  } catch (error) {
    return { trouble: trouble(error, signal) };
  }
}

/** A call that pays: without a usable answer the outcome is unknown. */
async function attemptPayment<T>(act: () => Promise<T>, signal: AbortSignal): Promise<Outcome<T>> {
  const made = await attempt(act, signal);
  return 'trouble' in made && isLost(made.trouble.error) ? { unknown: true } : made;
}

export type Loaded =
  | {
      readonly ok: PayOrder;
      /** What the order's row says that is due, in fen. */
      readonly row?: number | undefined;
      /** A transfer's proof was handed in for it. */
      readonly handedIn?: true;
    }
  | { readonly paid: PaymentResult }
  | { readonly closed: true }
  | { readonly trouble: Trouble };

/** Loads the order for payment. No documented field of it says that it is paid or closed; its row does. */
export async function loadOrder(ports: PayPorts, subject: PaymentSubject, signal: AbortSignal): Promise<Loaded> {
  const [read, before] = await Promise.all([readOrder(ports, subject, signal), readBefore(ports, subject, signal)]);
  if ('paid' in before || 'closed' in before) return before;
  if ('ok' in read && read.ok.order.paid) return { paid: {} };
  const own = ofOwnNumber(read, before, signal);
  if (!('ok' in own)) return own;
  const { sum: row, handedIn } = 'trouble' in before ? {} : before;
  return { ...own, row, ...(handedIn && { handedIn }) };
}

/** The order for payment and whether it was read, or why not. */
type Read = { readonly ok: PayOrder } | { readonly trouble: Trouble };

/** Reads the order for payment once more, before it is paid: what is due and the balance may have changed. */
export async function readOrder(ports: PayPorts, subject: PaymentSubject, signal: AbortSignal): Promise<Read> {
  const read = await attempt(() => ports.client.send(payOrder.orderAmount, subject, { signal }), signal);
  return 'ok' in read ? { ok: { ...read.ok, pay_list: offeredMethods(read.ok.pay_list) } } : read;
}

/** The amount of an order is not shown, let alone paid, under the number of another one. */
export function ofOwnNumber(read: Read, before: Before, signal: AbortSignal): Read {
  const own = 'order_sn' in before ? before.order_sn : '';
  const number = 'ok' in read ? read.ok.order.order_sn : '';
  if (!own || number === '' || number === own) return read;
  const other = new OtherAnswerError('order.order_sn', own, number, payOrder.orderAmount.path);
  return { trouble: trouble(other, signal) };
}

/** Checks the payment password. */
export const checkPassword = (ports: PayPorts, password: string, signal: AbortSignal) =>
  attempt(() => ports.client.send(payOrder.yzPay, { pay_pwd: encodePassword(password) }, { signal }), signal);

/** Pays by balance. */
export const payByBalance = (
  { client }: PayPorts,
  { order_id, fd_sn }: PaymentSubject,
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  attemptPayment(() => client.send(payOrder.yePay, { order_id, fd_sn }, { signal }), signal);

/** Starts an online payment. */
export async function startOnline(
  ports: PayPorts,
  subject: PaymentSubject,
  chosen: { readonly method: string; readonly use_ye: boolean; readonly byCode?: boolean },
  signal: AbortSignal,
): Promise<Outcome<{ readonly payment: StartedPayment; readonly charges: number | undefined }>> {
  const body = { ...subject, pay_type: chosen.method, use_ye: chosen.use_ye, is_app: ports.is_app() && !chosen.byCode };
  const sent = await attemptPayment(
    () => ports.client.send(payOrder.zxPay, { query: { path: ports.path() }, body }, { signal }),
    signal,
  );
  if (!('ok' in sent)) return sent;
  const started = readStart(sent.ok);
  if ('text' in started) return { trouble: { message: started } };
  return { ok: { payment: started, charges: sent.ok.money_paid } };
}

interface Start {
  readonly trade_type: string;
  readonly order_sn: string;
  readonly mweb_url?: string | undefined;
  readonly code_url?: string | undefined;
  readonly config?: Record<string, string> | undefined;
  readonly cs?: Record<string, string> | undefined;
}

function readStart({ trade_type, order_sn, mweb_url, code_url, config = {}, cs }: Start): StartedPayment | Message {
  if (trade_type === 'MWEB') {
    const url = safeLink(mweb_url);
    return url ? { order_sn, how: 'mweb', url } : paymentFailed;
  }
  if (trade_type === 'JSAPI') return cs ? { order_sn, how: 'jsapi', cs, config } : paymentFailed;
  return code_url ? { order_sn, how: 'qr', code_url } : qrCodeFailed;
}

/** Closing waits at most this many ms for the clear call. */
export const CLEAR_WAIT = 2_000;

/**
 * Ends an open payment and releases held balance; true when the server answered. Without an answer the server's timeout
 * releases it.
 */
export async function sendClear(
  { client, clock }: PayPorts,
  { order_id, fd_sn }: PaymentSubject,
  signal: AbortSignal,
): Promise<boolean> {
  // Not bound to the signal: a closed dialog must still release the balance.
  const sent = client.send(payOrder.clearSd, { order_id, fd_sn }).then(
    () => true,
    () => false,
  );
  return await firstOf(
    signal,
    () => sent,
    (until) => clock.wait(CLEAR_WAIT, until).then(() => false),
  );
}
