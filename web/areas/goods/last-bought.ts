import { mybuy } from '#shared/contract/mybuy.ts';
import type { LastPrice } from '#web/state/goods/last-prices.ts';
import { api } from '#web/state/loading/api.ts';

/** When goods were ordered last, and what one piece cost then, in fen: as far as the server says. */
export interface LastBought {
  readonly at: number | undefined;
  readonly price: number | undefined;
}

/** The server's clock and this device's may differ by so many ms. */
const CLOCKS = 3_600_000;

/** Without the server's price the one that this device saw, unless the goods were ordered elsewhere since. */
export function withSeen(told: LastBought | null | undefined, seen: LastPrice | undefined) {
  if (!seen || told?.price !== undefined || (told?.at ?? 0) > seen.at + CLOCKS) return told;
  return seen;
}

/** What the frequent buys say of these goods: null when they were never ordered, undefined when nobody can tell. */
export async function fetchLastBought(goods_id: string, goods_name: string): Promise<LastBought | null | undefined> {
  if (goods_name === '') return undefined;
  const { data, page_next } = await api.send(mybuy.list, { keywords: goods_name });
  const found = data.find((each) => each.goods_id === goods_id);
  if (found) return { at: found.add_time ?? undefined, price: found.last_price };
  return page_next === 'end' ? null : undefined;
}
