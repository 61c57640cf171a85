/**
 * The in-app payment flag (document 2 §4). A payment is pending, on another page or by a QR code, and this page may
 * reload before its outcome is known. The payment dialog then continues polling, and a held part of the balance is not
 * forgotten. A payment that WeChat's sheet reported as paid stays noted until the server knows it, whatever else is
 * paid meanwhile. It belongs to the member that pays.
 */

import { proxy } from 'valtio/vanilla';
import type { SheetSaid } from '#shared/flows/pay-state.ts';
import { serverNow } from '#web/state/clock.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { whenMemberChanges } from '#web/state/session/session.ts';
import { onElsewhere } from '#web/state/storage/entry.ts';
import { app_pay, code_here, said_paid } from '#web/state/storage/kept.ts';
import { memberHere } from '#web/state/storage/owner.ts';
import { reportedChanged } from './reported-changed.ts';

/** The pending payment and its number on the server. Amounts in fen. */
export interface PendingPayment extends PayAsk {
  readonly order_sn: string;
  /** The chosen method, and whether part of the balance is held for it. */
  readonly method?: string | undefined;
  readonly held?: boolean | undefined;
  /** What WeChat's payment sheet reported, and the parameters to open it again. */
  readonly sheet?: SheetSaid | undefined;
  readonly cs?: Readonly<Record<string, string>> | undefined;
  /** Its dialog was closed although the server did not know it yet. */
  readonly left?: boolean | undefined;
  /** The QR code's content; missing for a payment on another page. */
  readonly code_url?: string | undefined;
  /** The mark of the tab that showed the QR code last. */
  readonly shown?: string | undefined;
  /** The start of a QR code, or of a payment that the sheet reported as paid, in ms since 1970. */
  readonly since?: number | undefined;
  /** What the method pays, and the held part of the balance. */
  readonly due?: number | undefined;
  readonly part?: number | undefined;
  /** The number of the order or top-up, and the total. */
  readonly number?: string | undefined;
  readonly amount?: number | undefined;
}

/** The payments that WeChat's sheet reported as paid and that the server does not know yet. */
export const reported = proxy<{ list: readonly PendingPayment[] }>({ list: said_paid.mine().read() ?? [] });

const readAgain = (): void => {
  reported.list = said_paid.mine().read() ?? [];
};
whenMemberChanges(() => {
  readAgain();
  noteLate();
});
onElsewhere((key) => key === said_paid.key && readAgain());

function setReported(list: readonly PendingPayment[]): void {
  reported.list = list;
  if (list.length > 0) said_paid.mine().write(list);
  else said_paid.mine().erase();
  reportedChanged();
}

/** What identifies an order or top-up: its id, its number, or the number of the split order that it belongs to. */
export interface Payable {
  readonly order_id: string;
  readonly fd_sn?: string | undefined;
  readonly order_sn?: string | undefined;
}

const numbers = (...all: (string | undefined)[]): readonly string[] => all.filter((one): one is string => Boolean(one));

/** The same order or top-up, by its id or by a number. */
export function isOf({ order_id, fd_sn, number }: PendingPayment, of: Payable): boolean {
  if (order_id !== '' && order_id === of.order_id) return true;
  const mine = numbers(fd_sn, number);
  return numbers(of.fd_sn, of.order_sn).some((one) => mine.includes(one));
}

/** What WeChat's sheet reported as paid while its member was not in this tab. */
let late: readonly { readonly of: string; readonly payment: PendingPayment }[] = [];

/** The member is back, after an expired login. */
function noteLate(): void {
  const mine = late.filter(({ of }) => of === memberHere());
  late = late.filter(({ of }) => of !== memberHere());
  for (const { payment } of mine) notePayment(payment);
}

/**
 * Sets the flag. An ok of WeChat's sheet is noted for good. `of`: the member who pays, because the sheet may answer when
 * somebody else has logged in: for them nothing is noted.
 */
export function notePayment(payment: PendingPayment, of: string = memberHere()): void {
  if (of !== memberHere()) {
    if (payment.sheet === 'ok') late = [...late, { of, payment }];
    return;
  }
  if (payment.sheet !== 'ok') {
    const shown = payment.code_url ? String(Math.random()) : undefined;
    const marked: PendingPayment = shown ? { ...payment, shown } : payment;
    app_pay.mine().write(marked);
    if (shown) code_here.mine().write(shown);
    return;
  }
  const others = reported.list.filter(({ order_sn }) => order_sn !== payment.order_sn);
  setReported([...others, { ...payment, since: payment.since ?? serverNow() }]);
  app_pay.mine().erase();
}

/** Clears the flag: nobody waits for the payment any more. What WeChat's sheet reported stays. */
export function forgetPayment(): void {
  app_pay.mine().erase();
  code_here.mine().erase();
}

/** Whether its QR code was shown last in this tab, before a reload too. */
export const isCodeHere = ({ shown }: PendingPayment): boolean =>
  shown !== undefined && code_here.mine().read() === shown;

/** The payment of this order or top-up whose code another tab shows. */
export function codeElsewhere(ask: PayAsk): PendingPayment | undefined {
  const found = reportedPayment(ask) ? undefined : pendingPayment(ask);
  return found?.code_url && !isCodeHere(found) ? found : undefined;
}

/** The server knows the outcome of every payment of this order or top-up. */
export function settlePending(ask: PayAsk): void {
  if (reportedPayment(ask)) setReported(reported.list.filter((one) => one.type !== ask.type || !isOf(one, ask)));
  if (pendingPayment(ask)) forgetPayment();
}

/** The payment of this order or top-up that WeChat's sheet reported as paid, until the server knows it. */
export const reportedPayment = (ask: Pick<PayAsk, 'type'> & Payable): PendingPayment | undefined =>
  reported.list.find((one) => one.type === ask.type && isOf(one, ask));

/** All payments that WeChat's sheet reported as paid. */
export const reportedPayments = (): readonly PendingPayment[] => reported.list;

/** The dialog of a reported payment was closed: it is not opened again by itself. */
export function leaveReported(ask: PayAsk): void {
  if (!reportedPayment(ask)) return;
  setReported(reported.list.map((one) => (one.type === ask.type && isOf(one, ask) ? { ...one, left: true } : one)));
}

/** The pending payment; with `ask` only if it is for that order or top-up. */
export function pendingPayment(ask?: PayAsk): PendingPayment | undefined {
  const said = ask && reportedPayment(ask);
  if (said) return said;
  const found = app_pay.mine().read();
  if (!found || !ask) return found;
  const same = found.type === ask.type && found.order_id === ask.order_id && found.fd_sn === ask.fd_sn;
  return same ? found : undefined;
}
