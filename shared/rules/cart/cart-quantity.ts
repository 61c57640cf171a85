/** Quantities of cart lines (document 1 §5). */
import type { CartLine } from '#shared/contract/cart.ts';
import { aboveStock, belowZero, limited, tooSlow, unknownKind, unknownMultiple } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';

/** A changed quantity is sent after this many ms without another change. */
export const CART_SYNC_DELAY = 600;

/** The type of a bundle. */
export const BUNDLE = '4';

type Line = Pick<CartLine, 'type' | 'num' | 'start_num' | 'goods_number'>;

/** True for a bundle, whose quantity cannot be edited. Orders may not tell the type of a line. */
export const isBundle = (line: { readonly type?: string | undefined }): boolean => line.type === BUNDLE;

/** True for a sold-out line, which can only be removed. */
export const isSoldOut = ({ goods_number = 1 }: Pick<CartLine, 'goods_number'>): boolean => goods_number < 1;

/** An accepted quantity, or the reason of a refusal. A bundle has no message. */
export type QuantityCheck =
  | { readonly ok: true; readonly num: number }
  | {
      readonly ok: false;
      readonly because: 'negative' | 'aboveStock' | 'bundle' | 'unknownKind' | 'unknownMultiple';
      readonly message?: Message;
    };

/** Checks a quantity: not below 0, not above a known stock, no bundle, and of a line whose kind and multiple are known. */
export function checkQuantity(line: Line, wanted: number): QuantityCheck {
  const { goods_number } = line;
  if (isBundle(line)) return { ok: false, because: 'bundle' };
  if (line.type === undefined) return { ok: false, because: 'unknownKind', message: unknownKind };
  if (line.start_num === undefined) return { ok: false, because: 'unknownMultiple', message: unknownMultiple };
  if (!(wanted >= 0)) return { ok: false, because: 'negative', message: belowZero };
  if (goods_number !== undefined && wanted > goods_number)
    return { ok: false, because: 'aboveStock', message: aboveStock(goods_number) };
  return { ok: true, num: Math.trunc(wanted) };
}

/** The answer of cart.php?act=up_num. */
export interface UpNumAnswer {
  readonly success: 1 | 2 | 3;
  readonly goods_price?: number | undefined;
  readonly goods_number?: number | undefined;
}

/** The change of the line after the answer, and the message. */
export interface AfterUpNum {
  readonly change: { num?: number; goods_number?: number; goods_price?: number };
  readonly message?: Message;
  /** The quantity was not taken, and the answer does not tell which one is possible. */
  readonly refused?: true;
}

/** Interprets the answer: success 2 resets the quantity to the remaining stock, 3 to the purchase limit. */
export function afterUpNum({ success, goods_price, goods_number }: UpNumAnswer): AfterUpNum {
  const price = goods_price === undefined ? {} : { goods_price };
  if (success === 1) return { change: price };
  const left = goods_number;
  if (left === undefined)
    return { change: price, message: success === 2 ? tooSlow(left) : limited(left), refused: true };
  if (success === 2) return { change: { ...price, num: left, goods_number: left }, message: tooSlow(left) };
  return { change: { ...price, num: left }, message: limited(left) };
}
