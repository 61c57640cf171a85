/** Scenes that rows share: a line in the cart, an order as far as it is wanted. */
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import type { Stage as Whole } from './row.ts';

type Stage = Pick<Whole, 'ask' | 'operate' | 'fresh'>;

/** Goods that anybody may buy, piece by piece. */
export const GOODS = '100002';

/** Empties the cart and lays goods into it; the line's id. */
export async function lineInCart({ ask }: Stage, goods_number = 10): Promise<string> {
  const lines = (await ask(cart.list, {})).data.map(({ cart_id }) => cart_id);
  if (lines.length > 0) await ask(cart.delNum, { id_list: lines.join(',') });
  await ask(buy.addToCart, [{ type: '0', goods_id: GOODS, goods_number, attr_id: '', spce_id: '' }]);
  return (await ask(cart.list, {})).data[0]?.cart_id ?? '';
}

/** How many pieces of the goods lie in the cart. */
export const piecesInCart = async ({ ask }: Stage): Promise<number> =>
  (await ask(cart.list, {})).data.reduce((sum, { num }) => sum + num, 0);

interface Ordered {
  readonly order_id: string;
  readonly order_sn: string;
}

/** An order that waits for its payment. */
export async function unpaidOrder(stage: Stage): Promise<Ordered> {
  const buy_list = await lineInCart(stage);
  const { address_id } = await stage.ask(buy.confirm, { buy_list, address_id: '', volume_id: '', use_integral: false });
  const how = { volume_id: '', use_integral: false, remark: '', once: `once${stage.fresh()}`, seal: '' };
  return stage.ask(buy.submit, { buy_list, address_id, ...how });
}

/** An order that is on its way. */
export async function shippedOrder(stage: Stage): Promise<Ordered> {
  const made = await unpaidOrder(stage);
  await stage.ask(payOrder.yzPay, { pay_pwd: encodePassword('246810') });
  await stage.ask(payOrder.yePay, { order_id: made.order_id, fd_sn: '' });
  await stage.operate('ship', { order_sn: made.order_sn });
  return made;
}

/** An order that was received. */
export async function receivedOrder(stage: Stage): Promise<Ordered> {
  const made = await shippedOrder(stage);
  await stage.ask(order.qrSh, { order_id: made.order_id, send_id: '' });
  return made;
}

/** The row of an order. */
export async function rowOf({ ask }: Stage, order_id: string): Promise<OrderRow> {
  const { data } = await ask(order.orderList, { order_id });
  const [row] = data;
  if (!row) throw new Error(`no order ${order_id}`);
  return row;
}
