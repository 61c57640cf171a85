import { afterSales } from '#shared/contract/after-sales.ts';
import { cart } from '#shared/contract/cart.ts';
import { type ApiBuyer, apiBuyer, type MemberName } from './buyer.ts';
import type { Operator } from './operator.ts';
import { receivedOrder } from './received.ts';
import { showcase } from './showcase.ts';

/**
 * What a member has for the visits of one worker: made at the first asking and kept for all that follow. Each is looked
 * after again when it is asked for, since other journeys empty carts.
 */
export interface Own {
  readonly self: ApiBuyer;
  readonly operator: Operator;
  /** Two lines in the cart; their ids as `buy_list` wants them. */
  cartId(): Promise<string>;
  /** An order that waits for its payment. */
  orderId(): Promise<string>;
  /** An order that was received; `name` tells one from another. */
  receivedId(name: string): Promise<string>;
  /** An order with an open request for after-sales. */
  serviceId(): Promise<string>;
  /** Makes something else that pages need, once for the worker: `own.once('address', async () => …)`. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

async function ownOf(self: ApiBuyer, operator: Operator): Promise<Own> {
  const made = new Map<string, Promise<unknown>>();
  const own: Own = {
    self,
    operator,
    async cartId() {
      const wanted = [showcase('plain'), showcase('middlePack')];
      const there = async () => self.client.send(cart.list, {});
      const { data } = await there();
      // What another journey left there may be sold out by now.
      if (data.length !== wanted.length || !data.every(({ goods_id }) => wanted.includes(goods_id))) {
        await self.emptyCart();
        await self.add(showcase('plain'), 2);
        await self.add(showcase('middlePack'), 20);
      }
      return (await there()).allCheckedList.join(',');
    },
    orderId: () =>
      own.once('order', async () => {
        await self.emptyCart();
        await self.add(showcase('plain'), 2);
        return (await self.order()).order_id;
      }),
    receivedId: (name) =>
      own.once(`received ${name}`, async () => {
        await self.emptyCart();
        return (await receivedOrder(self, operator, [showcase('plain')])).order_id;
      }),
    serviceId: () =>
      own.once('request', async () => {
        const order_id = await own.receivedId('under after-sales');
        const { lines } = await self.client.send(afterSales.servicesInfo, { order_id });
        const asked = lines.map(({ og_id }) => ({ og_id, num: 2 }));
        const request = { order_id, type: '1', lines: asked, reason: '破损漏液' } as const;
        await self.client.send(afterSales.servicesApply, { ...request, images: [] });
        return order_id;
      }),
    once<T>(name: string, make: () => Promise<T>) {
      if (!made.has(name)) made.set(name, make());
      return made.get(name) as Promise<T>;
    },
  };
  return own;
}

/** Remembers each member's belongings for a worker; a shop that was made fresh meanwhile gets them anew. */
export function keeper(url: string, operator: Operator): (name: MemberName) => Promise<Own> {
  const kept = new Map<MemberName, Own>();
  return async (name) => {
    const known = kept.get(name);
    const holds = await known?.self.client.send(cart.list, {}).then(
      () => true,
      () => false,
    );
    if (known && holds) return known;
    const own = await ownOf(await apiBuyer(url, name), operator);
    kept.set(name, own);
    return own;
  };
}
