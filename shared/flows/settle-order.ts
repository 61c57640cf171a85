/** Settles a submitted order whose answer was lost, by comparing the newest orders before and after. */

import type { Client } from '#shared/client/create.ts';
import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { total } from '#shared/rules/money/money.ts';
import type { Settled } from './act-once.ts';

/** The created order. */
export type MadeOrder = Pick<AnswerOf<typeof buy.submit>, 'order_id' | 'order_sn' | 'money_paid' | 'split'>;

/** The arguments of the order. */
export type OrderToSubmit = ArgsOf<typeof buy.submit>;

export const newestOrders = async (client: Pick<Client, 'send'>, signal?: AbortSignal): Promise<readonly OrderRow[]> =>
  (await client.send(order.orderList, { is_start: true, lx: 'all', keywords: '' }, signal && { signal })).data;

export interface SentOrder {
  readonly buy_list: string;
  /** The amount due in fen. */
  readonly due: number | undefined;
  /** The ids of the newest orders before sending. */
  readonly before: readonly string[];
}

/**
 * Created: there are new orders with the same total. Not created: there are none, and the lines are still in the cart. Undefined
 * when neither is visible.
 */
export async function settleOrder(
  client: Pick<Client, 'send'>,
  { buy_list, due, before }: SentOrder,
  signal?: AbortSignal,
): Promise<Settled<MadeOrder> | undefined> {
  const fresh = (await newestOrders(client, signal)).filter(({ order_id }) => !before.includes(order_id));
  const [first] = fresh;
  if (first)
    return due !== undefined && sumOf(fresh) === due ? { happened: true, answer: madeOf(first, fresh) } : undefined;
  const { data } = await client.send(cart.list, {}, signal && { signal });
  const inCart = data.map(({ cart_id }) => cart_id);
  return buy_list.split(',').every((id) => inCart.includes(id)) ? { happened: false } : undefined;
}

const sumOf = (rows: readonly OrderRow[]): number | undefined => total(rows.map(({ money_paid }) => money_paid));

/** The created order of these rows; there is one row per merchant. */
function madeOf({ order_id, order_sn }: OrderRow, rows: readonly OrderRow[]): MadeOrder {
  const parts = rows.length > 1 ? rows : [];
  const split = parts.map(({ fd_sn = '', order_zt, money_paid }) => ({ fd_sn, order_zt, money_paid }));
  return { order_id, order_sn, money_paid: sumOf(rows), split };
}
