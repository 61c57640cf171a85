/** What of an answer may be shown again later: names and pictures for long, prices and stock for an hour (they change by the hour). */

/** Fields of goods on the wire that say what they cost, how many there are or how many were bought. */
const CHANGING = /price|promote|number|integral|buy_count/;

/** The same answer without prices and stock of its goods. */
export function withoutPrices(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(withoutPrices);
  if (typeof wire !== 'object' || wire === null) return wire;
  const isGoods = 'goods_id' in wire;
  const kept = Object.entries(wire).filter(([name]) => !isGoods || !CHANGING.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutPrices(value)]));
}
