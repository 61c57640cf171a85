/** Quantities of cart lines (document 1 §5). */
import type { CartLine } from '#shared/contract/cart.ts';
import { aboveStock, belowZero, limited, tooSlow } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';

/** A changed quantity goes to the server after this many ms of quiet. */
export const CART_SYNC_DELAY = 600;

/** A cart line's type when it is a bundle. */
export const BUNDLE = '4';

type Line = Pick<CartLine, 'type' | 'num' | 'start_num' | 'goods_number'>;

/** True for a bundle, whose quantity cannot be edited. */
export const isBundle = (line: Pick<CartLine, 'type'>): boolean => line.type === BUNDLE;

/** True for a line that nobody can order now: it is neither ticked nor changed, only removed. */
export const isSoldOut = ({ goods_number = 1 }: Pick<CartLine, 'goods_number'>): boolean => goods_number < 1;

/** The quantity after plus (+1) or minus (-1): it changes by start_num. */
export const stepped = (line: Line, direction: 1 | -1): number => line.num + direction * Math.max(1, line.start_num);

/** A wanted quantity that may be taken, or why not; the message says it to the buyer, a bundle says nothing. */
export type QuantityCheck =
  | { readonly ok: true; readonly num: number }
  | { readonly ok: false; readonly because: 'negative' | 'aboveStock' | 'bundle'; readonly message?: Message };

/** Checks a wanted quantity: not below 0, not above the stock where it is known, never a bundle's. */
export function checkQuantity(line: Line, wanted: number): QuantityCheck {
  const { goods_number } = line;
  if (isBundle(line)) return { ok: false, because: 'bundle' };
  if (!(wanted >= 0)) return { ok: false, because: 'negative', message: belowZero };
  if (goods_number !== undefined && wanted > goods_number)
    return { ok: false, because: 'aboveStock', message: aboveStock(goods_number) };
  return { ok: true, num: Math.trunc(wanted) };
}

/** What cart.php?act=up_num answers. */
export interface UpNumAnswer {
  readonly success: 1 | 2 | 3;
  readonly goods_price?: number | undefined;
  readonly goods_number?: number | undefined;
}

/** What changes in the line after the server's answer, and what the buyer is told. */
export interface AfterUpNum {
  readonly change: { num?: number; goods_number?: number; goods_price?: number };
  readonly message?: Message;
}

/** Reads the answer to a changed quantity: 2 resets it to the stock that is left, 3 to what the purchase limit leaves. */
export function afterUpNum({ success, goods_price, goods_number }: UpNumAnswer): AfterUpNum {
  const price = goods_price === undefined ? {} : { goods_price };
  const left = Math.max(0, goods_number ?? 0);
  if (success === 2) return { change: { ...price, num: left, goods_number: left }, message: tooSlow(left) };
  if (success === 3) return { change: { ...price, num: left }, message: limited(left) };
  return { change: price };
}
