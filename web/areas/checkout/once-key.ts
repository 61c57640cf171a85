/**
 * The key under which one checkout may become an order, and the order that it became. It lives as long as the tab, so
 * that a reload, a way back or a second tap meets the same key: the same key never makes a second order.
 */
export interface OnceKey {
  readonly once: string;
  readonly order_id?: string;
}

const nameOf = (buy_list: string): string => `yaocang_once_${buy_list}`;

/** Where the keys are kept; a refusing storage leaves the key to the page alone. */
type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const isKept = (value: unknown): value is OnceKey =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OnceKey).once === 'string' &&
  (value as OnceKey).once !== '';

function read(keeper: Keeper, buy_list: string): OnceKey | undefined {
  try {
    const value: unknown = JSON.parse(keeper.getItem(nameOf(buy_list)) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(keeper: Keeper, buy_list: string, kept: OnceKey): void {
  try {
    keeper.setItem(nameOf(buy_list), JSON.stringify(kept));
  } catch {
    // The page goes on with the key in its memory.
  }
}

/** 128 random bits in hexadecimal. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of this checkout, made when it has none; with `order_id` when it became an order already. */
export function onceKey(keeper: Keeper, buy_list: string): OnceKey {
  const found = read(keeper, buy_list);
  if (found) return found;
  const made = { once: newKey() };
  write(keeper, buy_list, made);
  return made;
}

/** Notes that this checkout became an order. */
export const noteOrder = (keeper: Keeper, buy_list: string, kept: OnceKey, order_id: string): void =>
  write(keeper, buy_list, { ...kept, order_id });
