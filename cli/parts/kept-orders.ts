/** The orders of the last list, kept with the login, so that completion can offer them. */
import type { MemberCli } from '#cli/frame/cli.ts';
import { keepOrders } from '#cli/shop/logins.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { amountOf, shanghaiDay } from '#cli/text/money.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { orderCodeLabel } from '#shared/rules/orders/order-actions.ts';

/** So many are offered. */
export const MOST_KEPT = 100;

/** An empty list takes no other's place. A folder that cannot be written may still be read. */
export async function rememberOrders(
  { logins }: MemberCli,
  shop: MemberShop,
  rows: readonly OrderRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const orders = rows.slice(0, MOST_KEPT).map(({ order_id, order_sn, status, money_paid, add_time }) => ({
    order_id,
    order_sn,
    about: [wordOf(orderCodeLabel, status.status), amountOf(money_paid), add_time ? shanghaiDay(add_time) : ''].join(
      ' ',
    ),
  }));
  await keepOrders(logins, shop.profile, shop.session.login.user_name, orders).catch(() => undefined);
}
