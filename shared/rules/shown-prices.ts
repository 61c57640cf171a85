/** Prices that show beside the purchase price (document 2 §5, §6). Amounts in fen. */
import { isAbove0 } from './money.ts';

/** The settings that the retail price asks. */
export interface MarketSettings {
  readonly show_market: boolean;
  readonly nodl_market: boolean;
}

/** True when the retail price shows: above 0, and both show_market and nodl_market are on. */
export const showsRetailPrice = (market_price: number | undefined, settings: MarketSettings): boolean =>
  isAbove0(market_price) && settings.show_market && settings.nodl_market;

/** True when the cash price tag shows: to non-cash customers (order_pay off), where a cash price is set. */
export const showsCashPrice = (cash_price: number | undefined, order_pay: boolean): boolean =>
  !order_pay && cash_price !== undefined && cash_price !== 0;

/** The label of a customer: cash when order_pay is on. */
export const customerLabel = (order_pay: boolean): string => (order_pay ? '现结客户' : '非现结客户');

/** The sales count as a verified buyer sees it. */
export const soldLabel = (buy_count: number): string => `已售${buy_count}+`;
