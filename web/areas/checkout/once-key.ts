/**
 * The `once` key of a checkout, and the order that it became. It lives as long as the tab, so that a reload, back or a
 * second tap uses the same key: the same key never makes a second order. Where nothing can be stored, it lives in the
 * page only.
 */
import * as kept from '#web/state/storage/kept.ts';

export interface OnceKey {
  readonly once: string;
  readonly order_id?: string | undefined;
}

/** 128 random bits in hexadecimal. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of this checkout, created if missing; with `order_id` when it has become an order. */
export function onceKey(buy_list: string): OnceKey {
  const key = kept.once.mine(buy_list);
  const found = key.read();
  if (found && found.once !== '') return found;
  const made = { once: newKey() };
  key.write(made);
  return made;
}

/** Stores that this checkout became an order. */
export const noteOrder = (buy_list: string, checkoutKey: OnceKey, order_id: string): void =>
  kept.once.mine(buy_list).write({ ...checkoutKey, order_id });
