import { mybuy } from '#shared/contract/mybuy.ts';
import { lastPriceOfBought } from '#shared/rules/prices/last-price.ts';
import type { LastPrice } from '#web/state/goods/last-prices.ts';
import { api } from '#web/state/loading/api.ts';

/** When the goods were last ordered, and the price of one piece in fen, as far as the server says. */
export interface LastBought {
  readonly at: number | undefined;
  readonly price: number | undefined;
}

/** The clocks of server and device may differ by this many ms. */
const CLOCKS = 3_600_000;

/** Without the server's price the one from this device, unless the goods were ordered elsewhere since. */
export function withSeen(told: LastBought | null | undefined, seen: LastPrice | undefined) {
  if (!seen || told?.price !== undefined || (told?.at ?? 0) > seen.at + CLOCKS) return told;
  return seen;
}

/** Looks the goods up among the frequent buys: null when they were never ordered, undefined when it is unknown. */
export async function fetchLastBought(goods_id: string, goods_name: string): Promise<LastBought | null | undefined> {
  if (goods_name === '') return undefined;
  const { data, page_next } = await api.send(mybuy.list, { keywords: goods_name });
  const found = data.find((each) => each.goods_id === goods_id);
  if (found) return { at: found.add_time ?? undefined, price: lastPriceOfBought(found) };
  return page_next === 'end' ? null : undefined;
}
