/**
 * The `once` key of a checkout, and the order that it became. It lives as long as the tab, so that a reload, back or a
 * second tap uses the same key: the same key never makes a second order.
 */
export interface OnceKey {
  readonly once: string;
  readonly order_id?: string;
}

const nameOf = (buy_list: string): string => `yaocang_once_${buy_list}`;

/** The storage of the keys; if it refuses, the key lives in the page only. */
type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const isOnceKey = (value: unknown): value is OnceKey =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OnceKey).once === 'string' &&
  (value as OnceKey).once !== '';

function read(keeper: Keeper, buy_list: string): OnceKey | undefined {
  try {
    const value: unknown = JSON.parse(keeper.getItem(nameOf(buy_list)) ?? 'null');
    return isOnceKey(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(keeper: Keeper, buy_list: string, checkoutKey: OnceKey): void {
  try {
    keeper.setItem(nameOf(buy_list), JSON.stringify(checkoutKey));
  } catch {
    // The page continues with the key in memory.
  }
}

/** 128 random bits in hexadecimal. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of this checkout, created if missing; with `order_id` when it has become an order. */
export function onceKey(keeper: Keeper, buy_list: string): OnceKey {
  const found = read(keeper, buy_list);
  if (found) return found;
  const made = { once: newKey() };
  write(keeper, buy_list, made);
  return made;
}

/** Stores that this checkout became an order. */
export const noteOrder = (keeper: Keeper, buy_list: string, checkoutKey: OnceKey, order_id: string): void =>
  write(keeper, buy_list, { ...checkoutKey, order_id });
