/** The form of an out-of-stock pre-order (document 2 §5). */
import type { Message } from '#shared/messages/message.ts';
import { logInToPreOrder, wrongPreOrder } from '#shared/messages/pre-orders.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { type Packs, packSize, type Unit, unitName } from './pack-size.ts';

/** A unit of the selector. It is disabled below min_unitno, and when there is no such pack. */
export interface PreOrderUnit {
  readonly unit: Unit;
  readonly name: string;
  readonly size: number;
  readonly isOpen: boolean;
}

/** Base unit, medium pack, box; none is open when the least of them is unknown. */
export const preOrderUnits = (packs: Packs): readonly PreOrderUnit[] =>
  ([1, 2, 3] as const).map((unit) => {
    const size = packSize(packs, unit);
    return { unit, name: unitName(packs, unit), size, isOpen: unit >= (packs.min_unitno ?? Infinity) && size > 0 };
  });

/** The quantity in base units: the typed number, at least 0, times the pack size. 0 in a unit that is not offered. */
export const preOrderQuantity = (packs: Packs, unit: Unit, typed: number): number =>
  preOrderUnits(packs)[unit - 1]?.isOpen ? Math.max(0, Math.trunc(typed) || 0) * packSize(packs, unit) : 0;

/** Needs a login, a product and a quantity above 0. */
export function checkPreOrder(
  { goods_id, num }: { readonly goods_id: string; readonly num: number },
  token: string,
): { ok: true } | { ok: false; message: Message } {
  if (!isLoggedIn(token)) return { ok: false, message: logInToPreOrder };
  return Number(goods_id) > 0 && num > 0 ? { ok: true } : { ok: false, message: wrongPreOrder };
}

/** Labels of the pre-order states. */
export const preOrderLabel = { 0: '等待到货', 1: '已到货', 2: '无法供货' } as const;
