/** Prices next to the purchase price (document 2 §5, §6). Amounts are in fen. */
import { isAbove0 } from '#shared/rules/money/money.ts';

/** The settings of the retail price. */
export interface MarketSettings {
  readonly show_market: boolean;
  readonly nodl_market: boolean;
}

/** The retail price is shown when it is above 0 and both show_market and nodl_market are on. */
export const showsRetailPrice = (market_price: number | undefined, settings: MarketSettings): boolean =>
  isAbove0(market_price) && settings.show_market && settings.nodl_market;

/**
 * The cash price tag is shown to non-cash customers (order_pay off) when a cash price is set. One that is not below the price
 * that they pay now, such as that of a tier, is none.
 */
export const showsCashPrice = (cash_price: number | undefined, order_pay: boolean, price?: number): boolean =>
  !order_pay && isAbove0(cash_price) && (price === undefined || cash_price < price);

/** The sales count for verified buyers. */
export const soldLabel = (buy_count: number): string => `已售${buy_count}+`;
