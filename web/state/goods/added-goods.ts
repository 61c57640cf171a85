/** What was added to the cart since the shop was opened, so that every card of the goods shows it (document 2 §4). */
import { proxy, subscribe, useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { session } from '../session/session.ts';

type Key = Pick<GoodsCard, 'goods_id' | 'lx' | 'tb_id'>;

interface Added {
  num: number;
  /** The stock that the card showed then; a card with fresher figures is not lowered again. */
  of: number | undefined;
}

export const addedGoods = proxy<Record<string, Added>>({});

const keyOf = ({ goods_id, lx, tb_id }: Key): string => `${goods_id} ${lx} ${tb_id}`;

/** Notes that a positive quantity of these goods went into the cart. The cart count is not touched: the adding store raises it. */
export function noteAdded(goods: Key & Pick<GoodsCard, 'goods_number'>, num: number): void {
  const before = addedGoods[keyOf(goods)];
  const same = before?.of === goods.goods_number;
  addedGoods[keyOf(goods)] = { num: (same ? (before?.num ?? 0) : 0) + num, of: goods.goods_number };
}

/** Forgets what was added: lines were deleted, an order was submitted, or someone else is here. */
export function forgetAdded(goods_id?: string): void {
  for (const key of Object.keys(addedGoods)) {
    if (goods_id === undefined || key.startsWith(`${goods_id} `)) delete addedGoods[key];
  }
}

/** How many of these goods were added in this visit, and the stock that is left by that. */
export function useAdded(goods: Key & Pick<GoodsCard, 'goods_number'>): { num: number; stock: number | undefined } {
  const added = useSnapshot(addedGoods)[keyOf(goods)];
  const stock = goods.goods_number;
  if (!added) return { num: 0, stock };
  return { num: added.num, stock: stock === undefined || added.of !== stock ? stock : Math.max(0, stock - added.num) };
}

let token = session.token;
subscribe(session, () => {
  if (token === session.token) return;
  token = session.token;
  forgetAdded();
});
