/** The head of a product: with one price, which depends on no choice, or with none, for a visitor. */

import { goods } from '#shared/contract/goods.ts';
import { grouped } from '#shared/rules/app/grouped.ts';
import { type GoodsInfo, type Offer, offerOf } from '#shared/rules/goods/offer.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { reasonLabel } from '#shared/rules/prices/price-reason.ts';
import { dealWords } from '#web/areas/goods/deal-words.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { priceValues } from './card-values.ts';
import { type Looker, provideFiller } from './filler.ts';
import type { Values } from './slots.ts';

/** The offer of one piece; undefined where a choice, an activity or the quantity decides about the price. */
function onlyOffer(info: GoodsInfo): Offer | undefined {
  const at = (quantity: number) => offerOf({ info, spce_id: '', tb_id: '', unit: 1, quantity });
  const one = at(1);
  const { specifications, batches, tiers } = one.features;
  if (specifications.length + batches.length + tiers.length > 0 || one.points > 0 || one.promotion !== 2)
    return undefined;
  return one.price.price === at(1e6).price.price ? one : undefined;
}

/** The program is a buyer's who may see prices; else a visitor's, without the code of prices. */
declare const SEES: boolean;

/** What only a buyer who sees prices is shown; undefined where the page alone can tell it. */
export function moneyOf(info: GoodsInfo, looker: Looker): Values | undefined {
  const offer = onlyOffer(info);
  const { goods_number: stock, end_time, unitno_name: unit } = info.data;
  if (!offer || offer.price.price === undefined || !info.yz_range || stock === undefined) return undefined;
  const { price, reason, was } = offer.price;
  return {
    expiry: end_time ? `效期 ${dayOf(end_time).slice(0, 7)}` : '',
    stock: `库存 ${grouped(stock)} ${unit}`,
    ...priceValues(price),
    unit,
    why: reason === 'plain' ? '' : reasonLabel[reason],
    was: was === undefined ? '' : `¥${yuan(was)}`,
    others: dealWords({ ...offer, info }, looker),
  };
}

/** What everybody is shown. */
export const headValues = ({ data, gallery = [] }: GoodsInfo): Values => ({
  name: productName(data),
  facts: [data.goods_sn, data.des, data.j_name, data.brand_name].filter(Boolean).join(' · '),
  brief: data.goods_brief ?? '',
  picture: gallery[0] || data.goods_thumb || '',
  yb: data.is_yb ? '医保' : '',
  udi: data.is_udi ? 'UDI' : '',
  type: data.type_name ?? '',
  plain: data.no_discount ? '不参与优惠' : '',
});

provideFiller(goods.info, (info, frame, { query, ...looker }) => {
  // Goods reached by another way than the plain one have more at their head.
  if (!['', '0'].includes(query.get('lx') ?? '')) return undefined;
  const money = SEES ? moneyOf(info, looker) : {};
  if (!money) return undefined;
  // What stands below the price depends on choices, coupons and activities.
  const below = '.buying > :not(.deal), .goods-page__dock, .goods-facts, .recommendations';
  for (const part of frame.querySelectorAll(below)) part.remove();
  // The picture stays; that it opens full screen does not work yet.
  const opener = frame.querySelector('.gallery__open');
  if (opener) opener.replaceWith(...opener.childNodes);
  return { ...headValues(info), ...money };
});
