/** Removes prices and stock from a cached answer. They are valid for an hour only, names and pictures for longer. */

/** Field names of prices, stock and sales. */
const CHANGING = /price|promote|number|integral|buy_count/;

export function withoutPrices(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(withoutPrices);
  if (typeof wire !== 'object' || wire === null) return wire;
  const isGoods = 'goods_id' in wire;
  const kept = Object.entries(wire).filter(([name]) => !isGoods || !CHANGING.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutPrices(value)]));
}
