import type { GoodsCard } from '#shared/contract/entities.ts';
import { goodsLink } from '#shared/rules/goods/goods-link.ts';
import { yuan, yuanParts } from '#shared/rules/money/money.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { cardOtherPrices } from '#shared/rules/prices/other-prices.ts';
import { pointsOnCard } from '#shared/rules/prices/points-price.ts';
import { reasonLabel } from '#shared/rules/prices/price-reason.ts';
import { soldLabel } from '#shared/rules/prices/shown-prices.ts';
import { packOf, stockWords, unitOf } from '#web/parts/goods/card-words.ts';
import type { Looker } from './filler.ts';
import type { Values } from './slots.ts';

/** A price in its parts. An unknown or negative one, and one in points, is for the page to show. */
export function priceValues(fen: number | undefined): { readonly whole: string; readonly cents: string } {
  if (fen === undefined || fen < 0) return { whole: '', cents: '' };
  const { whole, cents } = yuanParts(fen);
  return { whole, cents: `.${cents}` };
}

/** What stands before the slot in a card's link. */
const LINK = '/goods?id=';

/** The slots of a goods card. */
export function cardValues(goods: GoodsCard, looker: Looker): Values {
  const { price, upTo, was, reason } = cardPrice(goods);
  const isMoney = price !== undefined && pointsOnCard(goods, price) === 0;
  const { goods_number: stock, buy_count: sold } = goods;
  return {
    id: goodsLink(goods).slice(LINK.length),
    name: goods.goods_name,
    pack: packOf(goods),
    picture: goods.goods_thumb || goods.thumb_url || goods.img_url || '',
    ...priceValues(isMoney ? price : undefined),
    unit: (isMoney && unitOf(goods.unitno_name, upTo !== undefined)) || '',
    why: isMoney && reason !== 'plain' ? reasonLabel[reason] : '',
    was: isMoney && was !== undefined ? `¥${yuan(was)}` : '',
    others: cardOtherPrices(goods, looker),
    stock: stock === undefined ? '' : stockWords(stock),
    sold: sold ? soldLabel(sold) : '',
    card: stock !== undefined && stock < 1 ? 'goods-card is-gone' : 'goods-card',
  };
}
