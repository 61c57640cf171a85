/** Which parts of a goods answer count: each is switched by its privilege (document 2 §6). */
import type { Coupon, GoodsActivity, Restriction, ShopActivity, SystemPriv } from '#shared/contract/entities.ts';
import type { Batch, Product, Specification, Tier } from '#shared/contract/goods.ts';

/** What goods.php?act=info answers of a product. */
export interface GoodsAnswer {
  readonly priv: SystemPriv;
  readonly data: Product;
  readonly spce_list: readonly Specification[];
  readonly buyladder: readonly Tier[];
  readonly volume: readonly Coupon[];
  readonly shophd: readonly ShopActivity[];
  readonly goodshd: readonly GoodsActivity[];
  readonly taobao_list: readonly Batch[];
}

/** The parts of a goods answer that are switched on; the others are empty. */
export interface GoodsFeatures {
  readonly specifications: readonly Specification[];
  readonly batches: readonly Batch[];
  readonly tiers: readonly Tier[];
  readonly coupons: readonly Coupon[];
  readonly shopActivities: readonly ShopActivity[];
  readonly goodsActivities: readonly GoodsActivity[];
  /** The chosen specification's purchase limit, else the product's. */
  restriction(specification?: Specification): Restriction | undefined;
  /** Goods can be bought in packs. */
  readonly packs: boolean;
  /** Points given and points prices show. */
  readonly points: boolean;
}

/** The parts of a goods answer as the privileges switch them. */
export function goodsFeatures(answer: GoodsAnswer): GoodsFeatures {
  const { priv, data } = answer;
  return {
    specifications: priv.goods_spce ? answer.spce_list : [],
    batches: priv.taobao ? answer.taobao_list : [],
    tiers: priv.buyladder ? answer.buyladder : [],
    coupons: priv.volume ? answer.volume : [],
    shopActivities: priv.shophd ? answer.shophd : [],
    goodsActivities: priv.goodshd ? answer.goodshd : [],
    restriction: (specification) => (priv.restricted ? (specification?.restricted ?? data.restricted) : undefined),
    packs: priv.unitno,
    points: priv.integral,
  };
}

/** What the buyer chose of a product. */
export interface Choice {
  readonly specification?: Specification | undefined;
  readonly batch?: Batch | undefined;
}

/** The stock of what was chosen: the batch's, else the specification's, else the product's; 0 when the server did not say. */
export const stockOf = (product: Pick<Product, 'goods_number'>, { specification, batch }: Choice): number =>
  batch?.goods_number ?? specification?.goods_number ?? product.goods_number ?? 0;
