/** Which lines the cart ticks when it opens next, by goods: those that were bought again, and no others. A reload keeps them. */
import * as kept from '../storage/kept.ts';

const slot = () => kept.tick_only.mine();

/** The next cart ticks the lines of these goods only. */
export const tickOnly = (goods_ids: Iterable<string>): void => slot().write([...new Set(goods_ids)]);

/** Goods that are added before that cart opens are ticked too. */
export function alsoTick(goods_id: string): void {
  const only = slot().read();
  if (only) tickOnly([...only, goods_id]);
}

/** The goods to tick, once; undefined for as the server says. */
export function takeTickOnly(): ReadonlySet<string> | undefined {
  const goods = slot().read();
  if (goods) slot().erase();
  return goods && new Set(goods);
}
