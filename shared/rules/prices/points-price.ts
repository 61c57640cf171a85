/** Prices in points, or in points and money, of cards (document 2 §3, document 1 §2); of lines: points-of-lines.ts. */
import { shortYuan } from '#shared/rules/money/money.ts';

/**
 * Points that a card's product costs instead of money: its points price has no money, or there is no other price. Cards have no
 * goods type, so a card without a points price is sold for money.
 */
export const pointsOnCard = (
  {
    integral = 0,
    integral_price,
  }: { readonly integral?: number | undefined; readonly integral_price?: number | undefined },
  price: number | undefined,
): number => (integral > 0 && (integral_price === 0 || price === 0) ? integral : 0);

/** "500 积分 + ¥4.90", or only the points. */
export const pointsWords = (points: number, fen: number | undefined): string =>
  fen === 0 ? `${points} 积分` : `${points} 积分 + ¥${shortYuan(fen)}`;
