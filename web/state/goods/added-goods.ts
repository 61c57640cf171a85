/** Goods added to the cart during this visit, so that every card shows the quantity (document 2 §4). */
import { proxy, useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { whenMemberChanges } from '../session/session.ts';
import { alsoTick } from './cart-ticks.ts';

type Key = Pick<GoodsCard, 'goods_id' | 'lx' | 'tb_id'>;

interface Added {
  num: number;
  /** The stock that the card showed then. A card with newer stock is not lowered again. */
  of: number | undefined;
}

export const addedGoods = proxy<Record<string, Added>>({});

export const keyOf = ({ goods_id, lx, tb_id }: Key): string => `${goods_id} ${lx} ${tb_id}`;

/** Notes a positive quantity added to the cart. The adding store raises the cart count itself. */
export function noteAdded(goods: Key & Pick<GoodsCard, 'goods_number'>, num: number): void {
  alsoTick(goods.goods_id);
  const before = addedGoods[keyOf(goods)];
  const same = before?.of === goods.goods_number;
  addedGoods[keyOf(goods)] = { num: (same ? (before?.num ?? 0) : 0) + num, of: goods.goods_number };
}

/** Clears the notes: cart lines were deleted, an order was submitted, or another member logged in. */
export function forgetAdded(goods_id?: string): void {
  for (const key of Object.keys(addedGoods)) {
    if (goods_id === undefined || key.startsWith(`${goods_id} `)) delete addedGoods[key];
  }
}

/** How many of these goods were added in this visit, and the remaining stock. */
export function useAdded(goods: Key & Pick<GoodsCard, 'goods_number'>): { num: number; stock: number | undefined } {
  const added = useSnapshot(addedGoods)[keyOf(goods)];
  const stock = goods.goods_number;
  if (!added) return { num: 0, stock };
  return { num: added.num, stock: stock === undefined || added.of !== stock ? stock : Math.max(0, stock - added.num) };
}

whenMemberChanges(() => forgetAdded());
