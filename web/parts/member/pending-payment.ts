/**
 * The in-app payment flag (document 2 §4). A payment is pending, on another page or by a QR code, and this page may
 * reload before its outcome is known. The payment dialog then continues polling, and a held part of the balance is not
 * forgotten.
 */

import type { SheetSaid } from '#shared/flows/pay-state.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { isNumber, isRecord, isText, keep, recall } from '#web/state/storage/storage.ts';

/** The pending payment and its number on the server. Amounts in fen. */
export interface PendingPayment extends PayAsk {
  readonly order_sn: string;
  /** The chosen method, and whether part of the balance is held for it. */
  readonly method?: string | undefined;
  readonly held?: boolean | undefined;
  /** What WeChat's payment sheet reported. */
  readonly sheet?: SheetSaid | undefined;
  /** The QR code's content and its start time in ms since 1970; missing for a payment on another page. */
  readonly code_url?: string | undefined;
  readonly since?: number | undefined;
  /** What the method pays, and the held part of the balance. */
  readonly due?: number | undefined;
  readonly part?: number | undefined;
  /** The number of the order or top-up, and the total. */
  readonly number?: string | undefined;
  readonly amount?: number | undefined;
}

/** ms after which nobody returns from a payment page. */
const PENDING_FOR = 15 * 60_000;

const KEY = 'app_pay';

const isNumberOrNone = (value: unknown): boolean => value === undefined || isNumber(value);

const isPending = (value: unknown): value is PendingPayment =>
  isRecord(value) &&
  [value.type, value.order_id, value.fd_sn, value.order_sn, value.code_url ?? '', value.number ?? ''].every(isText) &&
  [undefined, 'ok', 'cancelled'].includes(value.sheet as SheetSaid | undefined) &&
  [value.since, value.due, value.part, value.amount].every(isNumberOrNone);

/** Sets the flag. */
export const notePayment = (payment: PendingPayment): void => keep(KEY, payment, PENDING_FOR);

/** Clears the flag: the outcome is known, or nobody waits for it any more. */
export const forgetPayment = (): void => keep(KEY, null);

/** The pending payment; with `ask` only if it is for that order or top-up. */
export function pendingPayment(ask?: PayAsk): PendingPayment | undefined {
  const found = recall(KEY, isPending);
  if (!found || !ask) return found;
  const same = found.type === ask.type && found.order_id === ask.order_id && found.fd_sn === ask.fd_sn;
  return same ? found : undefined;
}
