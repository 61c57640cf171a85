import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type ApiBuyer, PAY_PASSWORD } from './buyer.ts';
import type { Operator } from './operator.ts';

/** Buys the goods over the API, 20 of each, pays by balance and confirms receipt; the order can then be reviewed. */
export async function receivedOrder(
  { client, add, order: submit }: ApiBuyer,
  operator: Operator,
  goods: readonly string[],
): Promise<{ order_id: string; order_sn: string }> {
  for (const goods_id of goods) await add(goods_id, 20);
  const { order_id, order_sn } = await submit();
  await client.send(payOrder.yzPay, { pay_pwd: encodePassword(PAY_PASSWORD) });
  await client.send(payOrder.yePay, { order_id, fd_sn: '' });
  await operator.ship(order_sn);
  const { data } = await client.send(order.orderList, { order_id });
  for (const { delivery } of data)
    for (const { send_id } of delivery ?? []) await client.send(order.qrSh, { order_id, send_id });
  return { order_id, order_sn };
}
