import { afterSales } from '#shared/contract/after-sales.ts';
import { cart } from '#shared/contract/cart.ts';
import { type ApiBuyer, apiBuyer, type MemberName } from './buyer.ts';
import type { Operator } from './operator.ts';
import { receivedOrder } from './received.ts';
import { showcase } from './showcase.ts';

/**
 * A member's data for the visits of one worker, created on first use and reused. It is checked again at each use,
 * because other journeys empty carts.
 */
export interface Own {
  readonly self: ApiBuyer;
  readonly operator: Operator;
  /** Two lines in the cart; their ids in the format of `buy_list`. */
  cartId(): Promise<string>;
  /** An unpaid order. */
  orderId(): Promise<string>;
  /** A received order; `name` distinguishes several. */
  receivedId(name: string): Promise<string>;
  /** An order with an open after-sales request. */
  serviceId(): Promise<string>;
  /** Creates other data that pages need, once per worker: `own.once('address', async () => …)`. */
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
      // Goods of another journey may be sold out by now.
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

/** Caches each member's data for a worker; after a reset of the shop it is created again. */
export function keeper(url: string, operator: Operator): (name: MemberName) => Promise<Own> {
  const cache = new Map<MemberName, Own>();
  return async (name) => {
    const known = cache.get(name);
    const holds = await known?.self.client.send(cart.list, {}).then(
      () => true,
      () => false,
    );
    if (known && holds) return known;
    const own = await ownOf(await apiBuyer(url, name), operator);
    cache.set(name, own);
    return own;
  };
}
