import type { GoodsInfo, Offer } from '#shared/rules/goods/offer.ts';
import { type PriceLooker, productOtherPrices } from '#shared/rules/prices/other-prices.ts';

/** The other prices of a product that the buyer may see: cash, retail, points; '' for none. */
export const dealWords = (offer: Offer & { readonly info: GoodsInfo }, looker: PriceLooker): string =>
  productOtherPrices(offer.info.data, offer.price.price, offer.features.points && offer.points === 0, looker).join(
    '　',
  );
