import type { GoodsCard } from '#shared/contract/entities.ts';

/** The key of goods in a list: a near-expiry batch may be beside its own product. */
export const goodsKey = ({ goods_id, lx, tb_id }: GoodsCard): string => `${goods_id} ${lx} ${tb_id}`;
