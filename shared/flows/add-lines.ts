/** Adds several goods to the cart, one by one. The caller keeps those that were not added. */
import type { CartItem } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import type { Added } from '#shared/rules/cart/after-add-to-cart.ts';
import type { ActPorts, ActState } from './act-once.ts';
import { addToCart } from './add-to-cart.ts';
import { type Flow, lastOf } from './flow.ts';
import { isLost, trouble } from './trouble.ts';

/** The result of one item. */
export interface AddedLine {
  /** Index of the item, from 0. */
  readonly at: number;
  readonly end: ActState<Added>;
}

/**
 * Adds all items. When aborted, it stops between two items: a sent request is settled and reported. A lost answer that
 * cannot be settled ends it, because the shop is unreachable; later items are not sent.
 */
export const addLines = (ports: ActPorts, items: readonly CartItem[]): Flow<AddedLine> =>
  async function* ({ signal }) {
    const pieces = new Map<string, number>();
    for (const [at, item] of items.entries()) {
      if (signal.aborted) return;
      if (at === 0) {
        const unread = await readInto(pieces, ports);
        if (unread) return yield { at, end: unread };
      }
      const before = pieces.get(item.goods_id) ?? 0;
      const end = await lastOf(addToCart(ports, item, before));
      yield { at, end };
      if (end.step === 'unknown' || (end.step === 'failed' && end.error !== undefined && isLost(end.error))) return;
      if (end.step === 'done') pieces.set(item.goods_id, before + (end.answer?.added ?? 0));
    }
  };

/** Reads the quantities in the cart; returns the failure if it cannot be read. */
async function readInto(pieces: Map<string, number>, { client }: ActPorts): Promise<ActState<Added> | undefined> {
  const never = new AbortController().signal;
  try {
    const { data } = await client.send(cart.list, {}, { signal: never });
    for (const { goods_id, num } of data) pieces.set(goods_id, (pieces.get(goods_id) ?? 0) + num);
    return undefined;
  } catch (error) {
    return { step: 'failed', ...trouble(error, never) };
  }
}
