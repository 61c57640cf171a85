/** Tier prices, `buyladder` on the wire (document 2 §4). Amounts are in fen. */
import type { Tier } from '#shared/contract/goods.ts';

/** The lowest tier price whose threshold the quantity meets; undefined if it meets none. */
export function tierPrice(tiers: readonly Tier[], quantity: number): number | undefined {
  const prices = tiers.flatMap(({ num, price }) => (price && quantity >= num ? [price] : []));
  return prices.length === 0 ? undefined : Math.min(...prices);
}
