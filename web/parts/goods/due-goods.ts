/** What the member usually buys again by now: its own orders tell how often, the frequent buys have the goods. */
import { ref } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { dueGoods, type Rhythm, rhythmsOf } from '#shared/rules/orders/bought-orders.ts';
import { serverNow } from '#web/state/clock.ts';
import { boughtState, notReminded, readBoughtNow } from '#web/state/goods/bought.ts';
import { api } from '#web/state/loading/api.ts';

export interface DueGoods {
  readonly goods: GoodsCard;
  readonly rhythm: Rhythm;
}

export interface Due {
  readonly all: readonly DueGoods[];
  /** No goods were bought often enough to have a rhythm. */
  readonly isTooFew: boolean;
  /** All orders of the last months were read; else the latest, so many of them. */
  readonly isWhole: boolean;
  readonly orders: number;
}

/** Limit for a list that never ends. */
const MOST_PAGES = 20;

/** Reads the orders that came since, and what is due by them, the latest first. Throws what the calls throw. */
export async function readDue(signal: AbortSignal): Promise<Due> {
  await readBoughtNow();
  if (boughtState.phase !== 'done') throw boughtState.fault?.error;
  const { orders, isWhole } = boughtState.bought;
  const rhythms = dueGoods(orders, serverNow());
  const cards = await cardsOf(new Set(rhythms.map(({ goods_id }) => goods_id)), signal);
  const all = rhythms.flatMap((rhythm) => {
    const goods = cards.get(rhythm.goods_id);
    return goods ? [{ goods, rhythm }] : [];
  });
  return { all, isTooFew: rhythmsOf(orders, serverNow()).length === 0, isWhole, orders: orders.length };
}

/** What is due, without what the buyer does not want to be reminded of. */
export const reminding = (all: readonly DueGoods[], without: readonly string[] = notReminded()): readonly DueGoods[] =>
  all.filter(({ goods }) => !without.includes(goods.goods_id));

/** The cards of goods among the frequent buys. What they do not have is not sold any more. */
async function cardsOf(wanted: ReadonlySet<string>, signal: AbortSignal): Promise<ReadonlyMap<string, GoodsCard>> {
  const found = new Map<string, GoodsCard>();
  if (wanted.size === 0) return found;
  let page = await api.send(mybuy.list, {}, { signal });
  for (let pages = 1; ; pages++) {
    for (const goods of page.data) if (wanted.has(goods.goods_id)) found.set(goods.goods_id, ref(goods));
    if (found.size === wanted.size || pages === MOST_PAGES || page.data.length === 0) return found;
    const next = await api.next(mybuy.list, page.page_next, { signal });
    if (!next) return found;
    page = next;
  }
}
