import type { GoodsInfo, Offer } from '#shared/rules/goods/offer.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { showsCashPrice, showsRetailPrice } from '#shared/rules/prices/shown-prices.ts';
import type { Settings } from '#web/state/settings/settings.ts';

interface Looker {
  readonly settings: Settings | undefined;
  /** A cash customer. */
  readonly order_pay: boolean;
}

/** The other prices of a product that the buyer may see: cash, retail, points; '' for none. */
export function dealWords(offer: Offer & { readonly info: GoodsInfo }, { settings, order_pay }: Looker): string {
  const { cash_price, market_price, integral } = offer.info.data;
  const words: string[] = [];
  if (showsCashPrice(cash_price, order_pay, offer.price.price)) words.push(`现结价 ¥${yuan(cash_price)}`);
  if (settings && showsRetailPrice(market_price, settings)) words.push(`零售价 ¥${yuan(market_price)}`);
  if (offer.features.points && integral && offer.points === 0) words.push(`可用积分 ${integral}`);
  return words.join('　');
}
