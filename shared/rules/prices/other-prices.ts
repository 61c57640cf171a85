/** The prices beside the price of goods (document 2 §4, §6), as words, for both faces. Amounts are in fen. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { cardPrice } from './card-price.ts';
import { pointsOnCard } from './points-price.ts';
import { type MarketSettings, showsCashPrice, showsRetailPrice } from './shown-prices.ts';

export interface PriceLooker {
  readonly settings: MarketSettings | undefined;
  /** A cash customer. */
  readonly order_pay: boolean;
}

type Row = readonly [label: string, fen: number | undefined, shows: boolean];

const shownOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(([label, fen, shows]) => (shows && fen ? [`${label} ¥${yuan(fen)}`] : []));

/** Of a card: cash, with a coupon, with a red packet, retail, points. `sees`: the buyer may see prices. */
export function cardOtherPrices(goods: GoodsCard, looker: PriceLooker & { readonly sees: boolean }): string[] {
  const { cash_price, market_price, volume_price, red_price, integral } = goods;
  const { sees, settings, order_pay } = looker;
  const { price } = cardPrice(goods);
  const shown = shownOf([
    ['现结价', cash_price, sees && showsCashPrice(cash_price, order_pay, price)],
    ['券后价', volume_price, sees && isLower(volume_price, price)],
    ['红包', red_price, sees],
    ['零售价', market_price, settings !== undefined && showsRetailPrice(market_price, settings)],
  ]);
  if (sees && integral && pointsOnCard(goods, price) === 0)
    shown.unshift(pointsText(integral, goods.integral_price, price));
  return shown;
}

/** Hides a coupon price that is not below the current price. */
const isLower = (volume_price: number | undefined, price: number | undefined): boolean =>
  volume_price !== undefined && price !== undefined && volume_price < price;

/** Only a card whose price is its points price is sold for points; of any other, points may be used. */
const pointsText = (integral: number, points_price: number | undefined, price: number | undefined): string =>
  price && points_price === price ? `积分价 ${integral}分+¥${yuan(price)}` : usable(integral);

const usable = (integral: number): string => `可抵 ${integral} 积分`;

interface Sold {
  readonly cash_price?: number | undefined;
  readonly market_price?: number | undefined;
  readonly integral?: number | undefined;
}

/** Of a product that the buyer may see: cash, retail, points. `price` is what it costs now, `usesPoints`: points may pay a part. */
export function productOtherPrices(
  { cash_price, market_price, integral }: Sold,
  price: number | undefined,
  usesPoints: boolean,
  { settings, order_pay }: PriceLooker,
): string[] {
  const shown = shownOf([
    ['现结价', cash_price, showsCashPrice(cash_price, order_pay, price)],
    ['零售价', market_price, settings !== undefined && showsRetailPrice(market_price, settings)],
  ]);
  return usesPoints && integral ? [...shown, usable(integral)] : shown;
}

/** The cash price of a cart line, which no document hides from anybody but cash customers; '' for none. */
export const lineCashPrice = (
  { cash_price, goods_price }: { readonly cash_price?: number | undefined; readonly goods_price?: number | undefined },
  order_pay: boolean,
): string => (showsCashPrice(cash_price, order_pay, goods_price) ? `现结价 ¥${yuan(cash_price)}` : '');
