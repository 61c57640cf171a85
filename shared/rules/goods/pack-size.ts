/** Buying in packs (document 2 §5): units 1 base, 2 medium pack, 3 box. */

export type Unit = 1 | 2 | 3;

/** Pack sizes of a product in base units; 0 when there is no such pack. What came and cannot be read is undefined. */
export interface Packs {
  readonly medium?: number | undefined;
  readonly box?: number | undefined;
  readonly min_unitno?: Unit | undefined;
  readonly unitno_name?: string | undefined;
}

/** The size of a unit in base units; 0 when there is no such pack, or none that can be read. */
export const packSize = (packs: Packs, unit: Unit | undefined): number =>
  unit === undefined ? 0 : ([1, packs.medium, packs.box][unit - 1] ?? 0);

/** The names differ: where the base unit is called 件, as the box is, the box is 箱. */
export function unitName({ unitno_name }: Pick<Packs, 'unitno_name'>, unit: Unit): string {
  const base = unitno_name || '个';
  return [base, base === '中包' ? '中盒' : '中包', base === '件' ? '箱' : '件'][unit - 1]!;
}

/** The name of a cart line's min_unitno: 1 piece, 2 middle pack, any other carton. */
export const lineUnitName = (min_unitno: number, piece = '个'): string =>
  min_unitno === 1 ? piece : min_unitno === 2 ? '中包' : '件';

/** True when the stock covers at least one pack of this unit. */
export const unitOpen = (packs: Packs, unit: Unit, stock: number): boolean =>
  unit === 1 || (packSize(packs, unit) > 0 && stock >= packSize(packs, unit));

/** False when min_unitno cannot be read, or names a pack that the goods do not have. Then no quantity is known to be right. */
export const hasLeastPack = (packs: Packs): boolean => packSize(packs, packs.min_unitno) > 0;

/** The order multiple: the pack of min_unitno, or 1. */
export const orderMultiple = (packs: Packs): number => Math.max(1, packSize(packs, packs.min_unitno));

/** The step of plus and minus: the pack of the chosen unit, rounded to whole order multiples. */
export const quantityStep = (packs: Packs, unit: Unit): number =>
  leastCommonMultiple(Math.max(1, packSize(packs, unit)), orderMultiple(packs));

/** The quantity after plus (+1) or minus (-1), which change it by the order multiple: 1 where a server sends none or 0. */
export const stepped = (num: number, multiple: number, direction: 1 | -1): number =>
  num + direction * (multiple >= 1 ? Math.trunc(multiple) : 1);

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
