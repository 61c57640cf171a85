/**
 * The in-app payment flag (document 2 §4): a payment is under way, on a page of its own or by a code, and this page may
 * start anew before it is known what came of it. The payment dialog then goes on watching, and a held part of the balance
 * is neither forgotten nor hidden.
 */

import type { SheetSaid } from '#shared/flows/pay-state.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { isNumber, isRecord, isText, keep, recall } from '#web/state/storage/storage.ts';

/** What is under way, and the number by which the server knows it. Amounts in fen. */
export interface PendingPayment extends PayAsk {
  readonly order_sn: string;
  /** The chosen method, and whether a part of the balance is held for it. */
  readonly method?: string | undefined;
  readonly held?: boolean | undefined;
  /** What WeChat's sheet had said. */
  readonly sheet?: SheetSaid | undefined;
  /** The code to scan, and when its time began, ms since 1970; not of a payment that left for its own page. */
  readonly code_url?: string | undefined;
  readonly since?: number | undefined;
  /** What the method pays, and what of the balance is held. */
  readonly due?: number | undefined;
  readonly part?: number | undefined;
  /** The order's or top-up's own number, and all that is paid. */
  readonly number?: string | undefined;
  readonly amount?: number | undefined;
}

/** A payment page lives for some minutes; after this many ms nobody comes back from it. */
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

/** Clears the flag: what came of the payment is known, or nobody waits for it any more. */
export const forgetPayment = (): void => keep(KEY, null);

/** The payment that left and is not settled; with `ask` only if it is of that subject. */
export function pendingPayment(ask?: PayAsk): PendingPayment | undefined {
  const found = recall(KEY, isPending);
  if (!found || !ask) return found;
  const same = found.type === ask.type && found.order_id === ask.order_id && found.fd_sn === ask.fd_sn;
  return same ? found : undefined;
}
