import type { BoughtGoods } from '#shared/contract/mybuy.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';

/** The last price of frequent goods. Goods redeemed for points cost no money: 0 is not a price. */
export const lastPriceOfBought = ({ last_price }: Pick<BoughtGoods, 'last_price'>): number | undefined =>
  isAbove0(last_price) ? last_price : undefined;
