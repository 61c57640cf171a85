/** Points that goods, cart lines and order lines cost (document 2 §3, document 1 §2). */

/** The goods type of gifts for points. */
const FOR_POINTS = '2';

interface Asked {
  readonly goods_type?: string | undefined;
  /** Points per piece. */
  readonly integral?: number | undefined;
}

/**
 * Points that a piece costs in addition to `price` (fen). For goods that are sold for money, `integral` is the number of points
 * that may be used, not a price.
 */
export const pointsPerPiece = ({ goods_type, integral = 0 }: Asked, price: number | undefined): number =>
  integral > 0 && (goods_type === FOR_POINTS || price === 0) ? integral : 0;

interface Bought extends Asked {
  readonly goods_price?: number | undefined;
  readonly num: number;
}

/** The total points of these lines. */
export const pointsOfLines = (lines: readonly Bought[]): number =>
  lines.reduce((sum, line) => sum + pointsPerPiece(line, line.goods_price) * line.num, 0);

interface Ordered {
  readonly goods_price?: number | undefined;
  readonly integral?: number | undefined;
}

/**
 * What an order line was paid with. No document names the points of an order line, so a line without money and points was
 * redeemed or given: 'nothing' is not a price.
 */
export const paidWith = ({ goods_price, integral = 0 }: Ordered): 'points' | 'money' | 'nothing' =>
  integral > 0 ? 'points' : goods_price === 0 ? 'nothing' : 'money';

/** The points that an order's lines were paid with; undefined when the number of pieces of such a line is unknown. */
export function pointsPaid(lines: readonly (Ordered & { readonly num?: number | undefined })[]): number | undefined {
  const redeemed = lines.filter((line) => paidWith(line) === 'points');
  if (redeemed.some(({ num }) => num === undefined)) return undefined;
  return redeemed.reduce((sum, { integral = 0, num = 0 }) => sum + integral * num, 0);
}

/** The missing points; 0 when there are enough, or the number is unknown. */
export const pointsMissing = (needed: number, have: number | undefined): number =>
  have === undefined ? 0 : Math.max(0, needed - have);
