/** Making an order, sent once: a lost answer is settled by an order that was not there before. */

import { linesIn } from '#cli/parts/cart-once.ts';
import { sendOnce } from '#cli/parts/run-once.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { buy } from '#shared/contract/buy.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import type { MadeOrder, OrderToSubmit } from '#shared/flows/submit-order.ts';

type Made = Pick<MadeOrder, 'order_id' | 'order_sn' | 'money_paid' | 'split'>;

/**
 * Submits an order that comes to `due` fen. It was made when orders are there that were not before and come to as much, and
 * was not when there is none and its lines still lie in the cart. Another sending with its key would be safe with the
 * stand-in; a server that does not know the key would make two orders.
 */
export async function makeOrder(shop: Shop, submission: OrderToSubmit, due: number): Promise<Made> {
  const before = (await newest(shop)).map(({ order_id }) => order_id);
  const made = await sendOnce<Made>(
    shop,
    {
      send: (signal) => shop.client.send(buy.submit, submission, { signal }),
      settle: async (signal) => {
        const fresh = (await newest(shop, signal)).filter(({ order_id }) => !before.includes(order_id));
        const [first] = fresh;
        if (first) return sumOf(fresh) === due ? { happened: true, answer: orderOf(first, fresh) } : undefined;
        const inCart = (await linesIn(shop, signal)).map(({ cart_id }) => cart_id);
        return submission.buy_list.split(',').every((id) => inCart.includes(id)) ? { happened: false } : undefined;
      },
    },
    'order list',
  );
  if (made) return made;
  throw new Fault('unknown', ['结果未知', 'nobody knows what came of it'], { next: lookWith('order list') });
}

const newest = async ({ client }: Shop, signal?: AbortSignal): Promise<readonly OrderRow[]> =>
  (await client.send(order.orderList, { is_start: true, lx: 'all', keywords: '' }, signal && { signal })).data;

const sumOf = (rows: readonly OrderRow[]): number => rows.reduce((sum, { money_paid }) => sum + money_paid, 0);

/** What the rows of one order say of it; several merchants have one each. */
function orderOf({ order_id, order_sn }: OrderRow, rows: readonly OrderRow[]): Made {
  const parts = rows.length > 1 ? rows : [];
  const split = parts.map(({ fd_sn = '', order_zt, money_paid }) => ({ fd_sn, order_zt, money_paid }));
  return { order_id, order_sn, money_paid: sumOf(rows), split };
}
