/** A buyer left for WeChat's authorization to bind and pay; afterwards the payment goes on. */
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { isRecord, isText, keep, recall } from '#web/state/storage/storage.ts';

const KEY = 'bind_pay';

/** ms that the way to WeChat and back takes at most. */
const AWAY_FOR = 10 * 60_000;

const isAsked = (value: unknown): value is PayAsk =>
  isRecord(value) &&
  [value.type, value.order_id, value.fd_sn].every(isText) &&
  isRecord(value.binds) &&
  typeof value.binds.use_ye === 'boolean';

export const noteBindingAsked = (ask: PayAsk): void => keep(KEY, ask, AWAY_FOR);

/** What was asked for, once. */
export function takeBindingAsked(): PayAsk | undefined {
  const asked = recall(KEY, isAsked);
  if (asked) keep(KEY, null);
  return asked;
}

export const isBindingAsked = (): boolean => recall(KEY, isAsked) !== undefined;
