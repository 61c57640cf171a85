/** The parts of a goods answer, each enabled by its privilege (document 2 §6). */

import type { Coupon, GoodsActivity, Restriction, ShopActivity, SystemPriv } from '#shared/contract/entities.ts';
import type { Batch, Product, Specification, Tier } from '#shared/contract/goods.ts';
import { uniqueBy } from '#shared/contract/unique-by.ts';
import { tiersOf } from '#shared/rules/prices/tier-price.ts';

/** The answer of goods.php?act=info. */
export interface GoodsAnswer {
  readonly priv: SystemPriv;
  readonly data: Product;
  readonly spce_list: readonly Specification[];
  readonly buyladder?: readonly Tier[] | undefined;
  readonly volume: readonly Coupon[];
  readonly shophd: readonly ShopActivity[];
  readonly goodshd: readonly GoodsActivity[];
  readonly taobao_list: readonly Batch[];
}

/** The enabled parts of a goods answer. The others are empty. */
export interface GoodsFeatures {
  readonly specifications: readonly Specification[];
  readonly batches: readonly Batch[];
  readonly tiers: readonly Tier[];
  readonly coupons: readonly Coupon[];
  readonly shopActivities: readonly ShopActivity[];
  readonly goodsActivities: readonly GoodsActivity[];
  /** The purchase limit of the chosen specification, else of the product. */
  restriction(specification?: Specification): Restriction | undefined;
  /** Packs can be bought. */
  readonly packs: boolean;
  /** Points and points prices are shown. */
  readonly points: boolean;
}

export function goodsFeatures(answer: GoodsAnswer): GoodsFeatures {
  const { priv, data } = answer;
  return {
    specifications: priv.goods_spce ? choices(answer.spce_list, 'spce_id', 'spce_name') : [],
    batches: priv.taobao ? choices(answer.taobao_list, 'tb_id', 'ph') : [],
    tiers: priv.buyladder ? tiersOf(answer.buyladder) : [],
    coupons: priv.volume ? answer.volume : [],
    shopActivities: priv.shophd ? answer.shophd : [],
    goodsActivities: priv.goodshd ? answer.goodshd : [],
    restriction: (specification) => (priv.restricted ? (specification?.restricted ?? data.restricted) : undefined),
    packs: priv.unitno === true,
    points: priv.integral === true,
  };
}

/** What can be chosen: by a name, and each once. */
const choices = <T>(all: readonly T[], id: keyof T, name: keyof T): readonly T[] =>
  uniqueBy(
    all.filter((one) => one[name] !== ''),
    (one) => one[id],
  );

export interface Choice {
  readonly specification?: Specification | undefined;
  readonly batch?: Batch | undefined;
}

/** The stock of the chosen batch, else specification, else product; undefined when it is unknown. */
export const stockOf = (product: Pick<Product, 'goods_number'>, { specification, batch }: Choice): number | undefined =>
  (batch ?? specification ?? product).goods_number;
