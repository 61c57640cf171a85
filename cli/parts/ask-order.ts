/** Which order a command is about: named, or picked by a person from those that the command can do something with. */

import { picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { type OrderAction, orderActions } from '#shared/rules/order-actions.ts';
import { orderLabel } from './choice-labels.ts';

/** So many orders are looked through; an older one has to be named. */
const MOST = 100;

/** The id of the order; without an action any order will do. Where nobody can be asked, the fault names `flag`. */
export async function orderOf(
  cli: Cli,
  named: string | undefined,
  action: OrderAction | undefined,
  flag: string,
): Promise<string> {
  if (named !== undefined) return named;
  const pick = picking(cli, ['选择订单', 'Order'], flag);
  const { listOrders } = await import('./orders.ts');
  const shop = await cli.shop();
  const { orders } = await listOrders(shop, { lx: undefined, keywords: undefined, limit: MOST });
  const may = (order: (typeof orders)[number]) =>
    action === undefined || orderActions(order, shop.settings.booklet_type).includes(action);
  return (await pick({ choices: orders.filter(may), label: orderLabel })).order_id;
}
