/** The leg from goods to an order that waits for its payment. */

import { plainly, type Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { ORDER_CODES, type OrderCode } from '../rules.ts';
import type { Walk } from '../walk.ts';
import type { Chosen } from './choosing.ts';

/** An order that was made; `due` in fen. */
export interface Ordered {
  readonly order_id: string;
  readonly order_sn: string;
  readonly due: number;
}

/** How the checkout is asked. */
export interface CheckoutChoice {
  readonly volume_id?: string;
  readonly use_integral?: boolean;
  readonly remark?: string;
}

export type Checkout = AnswerOf<typeof buy.confirm>;

/** Puts the goods into the cart and takes their line out again at the end, should it still be there. */
export async function putInCart(walk: Walk, { goods_id, quantity, price }: Chosen): Promise<CartLine> {
  const before = (await walk.client.send(cart.list, {})).data.map(({ cart_id }) => cart_id);
  const isMine = (line: CartLine) => line.goods_id === goods_id && !before.includes(line.cart_id);
  walk.later(['购物车行', 'cart line'], () => takeOut(walk, isMine));
  const item = { type: '0', goods_id, goods_number: quantity, attr_id: '', spce_id: '' };
  await walk.ask(['加入购物车', 'add to cart'], buy.addToCart, [item], ({ success }, { equal }) =>
    equal('success', success, 1, [
      '1 为已加入；2、3 为库存不足、限购',
      '1 is added; 2 and 3: stock or limit are short',
      '2 §7',
    ]),
  );
  return walk.step({ name: ['购物车', 'cart'], call: cart.list.path }, async ({ equal, present }) => {
    const { data } = await walk.client.send(cart.list, {});
    const line = present(
      'data',
      data.find(isMine),
      [`商品 ${goods_id} 的行`, `a line of ${goods_id}`],
      ['商品已在购物车中', 'the goods lie in the cart'],
    );
    equal('data.num', line.num, quantity, ['应为加入的数量', 'the quantity that was added']);
    equal('data.goods_price', line.goods_price, price, [
      '促销、批次、阶梯：处处同价',
      'promotion, batch, tier: one price everywhere',
      '2 §4',
    ]);
    return line;
  });
}

async function takeOut({ client }: Walk, isMine: (line: CartLine) => boolean): Promise<void> {
  const mine = (await client.send(cart.list, {})).data.filter(isMine);
  if (mine.length === 0) return;
  await client.send(cart.delNum, { id_list: mine.map(({ cart_id }) => cart_id).join(',') });
}

/** The checkout of a cart line: its money has to add up. */
export async function checkOut(walk: Walk, line: CartLine, choice: CheckoutChoice = {}): Promise<Checkout> {
  const { volume_id = '', use_integral = false } = choice;
  const args = { buy_list: line.cart_id, address_id: '', volume_id, use_integral };
  return walk.ask(['结算', 'checkout'], buy.confirm, args, ({ money, address_id }, { equal, holds }) => {
    equal('money.goods_amount', money.goods_amount, line.goods_price * line.num, [
      '单价乘以数量',
      'price times quantity',
    ]);
    const discounts = money.activity_discount + money.volume_discount + money.integral_money;
    const due = money.goods_amount - discounts + money.shipping_fee;
    equal('money.money_paid', money.money_paid, due, ['各项金额之和等于应付', 'the money rows add up']);
    holds('address_id', address_id !== '', ['收货地址', 'an address'], say.nothing, [
      '有默认收货地址',
      'the default address',
      '2 §3',
    ]);
  });
}

/** Submits the order; closes it again at the end unless `isSettled` says that it was paid. */
export async function submit(
  walk: Walk,
  line: CartLine,
  { money, address_id, seal }: Checkout,
  isSettled: () => boolean,
  choice: CheckoutChoice = {},
): Promise<Ordered> {
  const { volume_id = '', use_integral = false, remark = 'yaocang smoke' } = choice;
  const how = { volume_id, use_integral, remark, once: walk.once(), seal };
  const args = { buy_list: line.cart_id, address_id, ...how };
  const { order_id, order_sn, money_paid } = await walk.ask(
    ['提交订单', 'submit order'],
    buy.submit,
    args,
    (made, { equal }) =>
      equal('money_paid', made.money_paid, money.money_paid, ['应与结算金额一致', 'what the checkout said']),
  );
  walk.later(['未付款订单', 'unpaid order'], async () => {
    if (!isSettled()) await walk.client.send(order.qxOrder, { order_id });
  });
  await orderRow(walk, ['订单待付款', 'order waits for payment'], order_id, 1);
  return { order_id, order_sn, due: money_paid };
}

const THAT_ROW: Rule = ['按 order_id 只答该订单', 'order_id answers that row', '1 §7'];

/** Names of steps that look at an order which was paid or closed. */
export const TO_BE_SHIPPED: Words = ['订单待发货', 'order waits for shipment'];
export const CLOSED: Words = ['订单已关闭', 'order is closed'];

/** The row of an order, which has to have this display code. */
export async function orderRow(
  walk: Walk,
  name: Words,
  order_id: string,
  code: OrderCode,
  rule: Rule = ORDER_CODES[code],
) {
  return walk.step({ name, call: order.orderList.path }, async ({ equal, present }) => {
    const { data } = await walk.client.send(order.orderList, { order_id });
    const row = present('data', data[0], plainly(order_id), THAT_ROW);
    equal('data.order_id', row.order_id, order_id, THAT_ROW);
    equal('data.status.status', row.status.status as number, code, rule);
    return row;
  });
}

/** From goods to an order that waits: cart, checkout, submit. */
export async function makeOrder(
  walk: Walk,
  chosen: Chosen,
  isSettled: () => boolean,
  choice: CheckoutChoice = {},
): Promise<Ordered> {
  const line = await putInCart(walk, chosen);
  const checkout = await checkOut(walk, line, choice);
  return submit(walk, line, checkout, isSettled, choice);
}
