/** Which lines the cart ticks when it opens next, by goods: those that were bought again, and no others. */
import { whenMemberChanges } from '../session/session.ts';

let only: Set<string> | undefined;

/** The next cart ticks the lines of these goods only. */
export function tickOnly(goods_ids: Iterable<string>): void {
  only = new Set(goods_ids);
}

/** Goods that are added before that cart opens are ticked too. */
export const alsoTick = (goods_id: string): unknown => only?.add(goods_id);

/** The goods to tick, once; undefined for as the server says. */
export function takeTickOnly(): ReadonlySet<string> | undefined {
  const goods = only;
  only = undefined;
  return goods;
}

whenMemberChanges(() => {
  only = undefined;
});
