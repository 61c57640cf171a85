import type { GoodsCard } from '#shared/contract/entities.ts';

/** What tells the goods of a list apart: a batch of near expiry stands beside its own product. */
export const goodsKey = ({ goods_id, lx, tb_id }: GoodsCard): string => `${goods_id} ${lx} ${tb_id}`;
