/** Tier prices, `buyladder` on the wire (document 2 §4). Amounts are in fen. */
import type { Tier } from '#shared/contract/goods.ts';

/** The tiers that were told. Tiers that cannot be read are one of which nothing is known. */
export const tiersOf = (told: readonly Tier[] | undefined): readonly Tier[] => told ?? [{}];

/** The tiers as they would be if those of an unknown threshold were met; undefined when there are none of them. */
export function withUnknownMet(tiers: readonly Tier[]): readonly Tier[] | undefined {
  const hasUnknown = tiers.some(({ num }) => num === undefined);
  return hasUnknown ? tiers.map((tier) => ({ ...tier, num: tier.num ?? 1 })) : undefined;
}

/** The tiers whose threshold the quantity meets. */
export const metTiers = (tiers: readonly Tier[], quantity: number): readonly Tier[] =>
  tiers.filter(({ num }) => num !== undefined && quantity >= num);

/** The lowest price of these tiers; undefined when one of them cannot be read, or is no price. */
export function lowestPrice(tiers: readonly Tier[]): number | undefined {
  const prices = tiers.flatMap(({ price }) => (price && price > 0 ? [price] : []));
  return prices.length < tiers.length || prices.length === 0 ? undefined : Math.min(...prices);
}

/** A row of the list of tiers: from `from` on (undefined when it is unknown), up to `to` (undefined for the last one), a piece costs `price`. */
export interface TierRow {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Undefined when it is unknown. */
  readonly price: number | undefined;
  /** It decides the price of the quantity. */
  readonly counts: boolean;
}

/**
 * The tiers as a list, lowest threshold first. Tiers of one threshold are one row. The lowest price that was met counts, so a
 * dearer tier above it repeats it. Tiers of an unknown threshold stand last.
 */
export function tierRows(tiers: readonly Tier[], quantity: number): readonly TierRow[] {
  const thresholds = [...new Set(tiers.flatMap(({ num }) => num ?? []))].sort((a, b) => a - b);
  const paid = lowestPrice(metTiers(tiers, quantity));
  const rows = thresholds.map((from, at) => {
    const next = thresholds[at + 1];
    const price = lowestPrice(tiers.filter(({ num }) => num === from));
    return { from, to: next === undefined ? undefined : next - 1, price };
  });
  const counting = rows.findIndex(({ from, price }) => quantity >= from && price === paid && price !== undefined);
  const unknown = tiers.filter(({ num }) => num === undefined);
  return [
    ...rows.map((row, at) => ({ ...row, counts: at === counting })),
    ...unknown.map(({ price }) => ({ from: undefined, to: undefined, price, counts: false })),
  ];
}
