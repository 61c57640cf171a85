/** Goods that are redeemed: points, and money beside them where there is any (document 2 §3, document 1 §2). */
import { shortYuan } from './money.ts';

/** The goods type of gifts that are chosen with points. */
const FOR_POINTS = '2';

interface Asked {
  readonly goods_type?: string | undefined;
  /** Points a piece costs. */
  readonly integral?: number | undefined;
}

/**
 * Points that a piece costs besides `price` (fen): of a goods for points, and of one that costs nothing but points. Goods
 * sold for money may name points too; those are what may be used for them, not what they cost.
 */
export const pointsPerPiece = ({ goods_type, integral = 0 }: Asked, price: number | undefined): number =>
  integral > 0 && (goods_type === FOR_POINTS || price === 0) ? integral : 0;

/**
 * Points that a goods of a list costs instead of money: its points price names no money beside them, or nothing else is asked.
 * A card names no goods type; one whose points price nobody told is sold for money.
 */
export const pointsOnCard = (
  {
    integral = 0,
    integral_price,
  }: { readonly integral?: number | undefined; readonly integral_price?: number | undefined },
  price: number | undefined,
): number => (integral > 0 && (integral_price === 0 || price === 0) ? integral : 0);

interface Bought extends Asked {
  readonly goods_price?: number | undefined;
  readonly num: number;
}

/** Points that these lines cost together. */
export const pointsOfLines = (lines: readonly Bought[]): number =>
  lines.reduce((sum, line) => sum + pointsPerPiece(line, line.goods_price) * line.num, 0);

interface Ordered {
  readonly goods_price?: number | undefined;
  readonly integral?: number | undefined;
}

/**
 * What a piece of an order was paid with. No document names the points of such a line: goods that cost no money and of
 * which nothing is said were redeemed or given, and 'nothing' is no price.
 */
export const paidWith = ({ goods_price, integral = 0 }: Ordered): 'points' | 'money' | 'nothing' =>
  integral > 0 ? 'points' : goods_price === 0 ? 'nothing' : 'money';

/** "500 积分 + ¥4.90", or the points alone. */
export const pointsWords = (points: number, fen: number | undefined): string =>
  fen === 0 ? `${points} 积分` : `${points} 积分 + ¥${shortYuan(fen)}`;

/** What is missing to so many points; 0 when there are enough or nobody knows how many there are. */
export const pointsMissing = (needed: number, have: number | undefined): number =>
  have === undefined ? 0 : Math.max(0, needed - have);
