/** Quick-order lines from earlier purchases. */

import type { OrderLine } from '#shared/contract/entities.ts';
import type { BoughtGoods } from '#shared/contract/mybuy.ts';
import { isBundle } from '#shared/rules/cart/cart-quantity.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { lastPriceOfBought } from '#shared/rules/prices/last-price.ts';

/** A line to order again, with the price of the last order. */
export interface LineAgain {
  readonly words: string;
  /** '' when it is unknown; then the words are searched. */
  readonly goods_id: string;
  readonly spce_id: string;
  /** Orders name a specification without its id. */
  readonly spce_name?: string;
  readonly quantity?: number;
  /** No goods, so it cannot be looked up. */
  readonly isBundle?: true;
  /** Price of a piece in fen. */
  readonly lastPrice?: number;
}

/** Merges the lines of orders, newest order first: equal lines become one with the total quantity and the latest price. */
export function linesOfOrders(orders: readonly (readonly OrderLine[])[]): LineAgain[] {
  const lines = new Map<string, LineAgain>();
  for (const line of orders.flat().filter(({ is_gift, num }) => !is_gift && num !== 0)) {
    const { goods_name, des, spce_name, num, goods_price } = line;
    const goods_id = isBundle(line) ? '' : (line.goods_id ?? '');
    const words = wordsOf(goods_name, des);
    const key = `${goods_id || words} ${spce_name ?? ''}`;
    const before = lines.get(key);
    const lastPrice = before?.lastPrice ?? (isAbove0(goods_price) ? goods_price : undefined);
    lines.set(key, {
      words,
      goods_id,
      spce_id: '',
      ...(num !== undefined && { quantity: (before?.quantity ?? 0) + num }),
      ...(spce_name && { spce_name }),
      ...(isBundle(line) && { isBundle: true }),
      ...(lastPrice !== undefined && { lastPrice }),
    });
  }
  return [...lines.values()];
}

/** Lines of frequent buys. They have no quantity, so each means the order multiple. */
export const linesOfFrequent = (bought: readonly BoughtGoods[]): LineAgain[] =>
  bought.map((goods) => {
    const { goods_id, goods_name, des } = goods;
    const lastPrice = lastPriceOfBought(goods);
    const words = wordsOf(goods_name, des);
    return { words, goods_id, spce_id: '', ...(lastPrice !== undefined && { lastPrice }) };
  });

const wordsOf = (goods_name: string, des: string | undefined): string => [goods_name, des].filter(Boolean).join(' ');
