/** Price and possible quantity of a chosen product as the server last told it: everything that the buying form shows. */

import type { AnswerOf } from '#shared/contract/call.ts';
import type { Restriction } from '#shared/contract/entities.ts';
import type { goods } from '#shared/contract/goods.ts';
import { canAdd, type NotAddable } from '#shared/rules/cart/can-add.ts';
import { isLimitUnknown } from '#shared/rules/cart/kk-num.ts';
import { quantityCap } from '#shared/rules/cart/quantity-cap.ts';
import { type GoodsFeatures, goodsFeatures, stockOf } from '#shared/rules/goods/goods-features.ts';
import { hasLeastPack, orderMultiple, quantityStep, type Unit } from '#shared/rules/goods/pack-size.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { type PromotionPhase, promotionChangesAt, promotionPhase } from '#shared/rules/prices/promotion.ts';
import { isTierUnknown, type UnitPrice, unitPrice } from '#shared/rules/prices/unit-price.ts';
import { type WonPrice, wonPrice } from '#shared/rules/prices/won-price.ts';

export type GoodsInfo = AnswerOf<typeof goods.info>;

export interface Choosing {
  readonly info: GoodsInfo;
  readonly spce_id: string;
  readonly tb_id: string;
  readonly unit: Unit;
  readonly quantity: number;
}

export interface Offer {
  readonly features: GoodsFeatures;
  readonly price: UnitPrice;
  /** The price that the member has won for the choice, also when the quantity is more than it covers. */
  readonly won: WonPrice | undefined;
  /** Unit price times quantity, in fen. */
  readonly total: number | undefined;
  /** Never below 0, also of goods that were sold too often. 0 when it is unknown; `because` then says so. */
  readonly stock: number;
  /** The purchase limit, where there is one. */
  readonly limit: Restriction | undefined;
  /** The maximum quantity in base units. */
  readonly cap: number;
  /** The quantity must be a multiple of this; 1 when it is unknown, and `because` says so. */
  readonly multiple: number;
  /** The step of plus and minus. */
  readonly step: number;
  readonly unitName: string;
  readonly promotion: PromotionPhase;
  /** When the promotion starts or ends, in ms; null without a countdown. */
  readonly turns: number | null;
  /** Points per piece in addition to the price. */
  readonly points: number;
  readonly addable: boolean;
  /** Why it cannot be added, if so. */
  readonly because?: NotAddable;
}

export function offerOf({ info, spce_id, tb_id, unit, quantity }: Choosing): Offer {
  const product = info.data;
  const features = goodsFeatures(info);
  const specification = features.specifications.find((each) => each.spce_id === spce_id);
  const batch = features.batches.find((each) => each.tb_id === tb_id);
  const chosen = { product, specification, batch, tiers: features.tiers, quantity };
  const price = unitPrice(chosen);
  const stock = stockOf(product, { specification, batch });
  const points = features.points ? pointsPerPiece(product, price.price) : 0;
  const lacksChoice = info.spce_list.length > 0 && !specification && !batch;
  const { goods_type } = product;
  const lacksPack = features.packs && !hasLeastPack(product);
  const limit = features.restriction(specification);
  const limitUnknown = isLimitUnknown(limit);
  const tierUnknown = isTierUnknown(chosen);
  const unread = { lacksPack, limitUnknown, tierUnknown };
  const added = canAdd({ price: price.price, quantity, goods_type, points, lacksChoice, stock, ...unread });
  return {
    features,
    price,
    won: specification || batch ? undefined : wonPrice(product, price.reason === 'won' ? price.was : price.price),
    total: priceOf(price.price, quantity),
    stock: Math.max(0, stock ?? 0),
    limit,
    cap: quantityCap(stock ?? 0, limit),
    multiple: features.packs ? orderMultiple(product) : 1,
    step: features.packs ? quantityStep(product, unit) : 1,
    unitName: product.unitno_name,
    promotion: promotionPhase(product),
    turns: promotionChangesAt(product),
    points,
    addable: added.ok,
    ...(!added.ok && { because: added.because }),
  };
}
