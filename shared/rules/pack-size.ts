/** Buying in packs (document 2 §5): units 1 base, 2 medium pack, 3 box. */

export type Unit = 1 | 2 | 3;

/** What goods say of their packs; sizes are base units, 0 where there is no such pack. */
export interface Packs {
  readonly medium: number;
  readonly box: number;
  readonly min_unitno: Unit;
  readonly unitno_name?: string | undefined;
}

/** Base units in one of this unit; 0 where there is no such pack. */
export const packSize = (packs: Packs, unit: Unit): number => [1, packs.medium, packs.box][unit - 1]!;

/** What a unit is called. */
export const unitName = (packs: Packs, unit: Unit): string => [packs.unitno_name || '件', '中包', '件'][unit - 1]!;

/** What a cart line's min_unitno is called: 1 piece, 2 middle pack, anything else carton. */
export const lineUnitName = (min_unitno: number, piece = '个'): string =>
  min_unitno === 1 ? piece : min_unitno === 2 ? '中包' : '件';

/** True when goods may be bought in this unit: a pack that the stock covers at least once. */
export const unitOpen = (packs: Packs, unit: Unit, stock: number): boolean =>
  unit === 1 || (packSize(packs, unit) > 0 && stock >= packSize(packs, unit));

/** What the ordered quantity must be a multiple of: the pack of min_unitno, 1 where orders are free. */
export const orderMultiple = (packs: Packs): number => Math.max(1, packSize(packs, packs.min_unitno));

/** What plus and minus change the quantity by: the chosen unit's pack, and always whole order multiples. */
export const quantityStep = (packs: Packs, unit: Unit): number =>
  leastCommonMultiple(Math.max(1, packSize(packs, unit)), orderMultiple(packs));

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
