/** The road's second part: into the cart, through the checkout, to an order that waits for its payment. */
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { equal, holds, present } from './check.ts';
import { known, type Road } from './road.ts';
import type { Step } from './scenario.ts';

const add: Step<Road> = {
  name: 'add to cart',
  call: buy.addToCart.path,
  async run(road) {
    const { call } = this;
    const { goods_id } = known(road.card, 'goods');
    const item = { type: '0', goods_id, goods_number: known(road.quantity, 'quantity'), attr_id: '', spce_id: '' };
    const { success } = await road.client.send(buy.addToCart, [item]);
    equal({ call, field: 'success', rule: '1: added, neither stock nor limit is short (2 §7)' }, success, 1);
  },
};

const inCart: Step<Road> = {
  name: 'cart',
  call: cart.list.path,
  async run(road) {
    const { call } = this;
    const { data } = await road.client.send(cart.list, {});
    const { goods_id } = known(road.card, 'goods');
    const mine = data.find((line) => line.goods_id === goods_id);
    road.line = present({ call, field: 'data', rule: 'the goods lie in the cart' }, mine, `a line of ${goods_id}`);
    const { num, goods_price } = road.line;
    equal({ call, field: 'data.num', rule: 'the quantity that was added' }, num, known(road.quantity, 'quantity'));
    const rule = 'promotion, batch, tier: one price everywhere (2 §4)';
    equal({ call, field: 'data.goods_price', rule }, goods_price, known(road.unitPrice, 'price'));
  },
};

const confirm: Step<Road> = {
  name: 'checkout',
  call: buy.confirm.path,
  async run(road) {
    const { call } = this;
    const { cart_id, goods_price, num } = known(road.line, 'cart line');
    const choice = { buy_list: cart_id, address_id: '', volume_id: '', use_integral: false };
    const { money, address_id, seal } = await road.client.send(buy.confirm, choice);
    const goods = { call, field: 'money.goods_amount', rule: 'price times quantity' };
    equal(goods, money.goods_amount, goods_price * num);
    const discounts = money.activity_discount + money.volume_discount + money.integral_money;
    const due = money.goods_amount - discounts + money.shipping_fee;
    equal({ call, field: 'money.money_paid', rule: 'the money rows add up' }, money.money_paid, due);
    holds({ call, field: 'address_id', rule: 'the default address' }, address_id !== '', 'an address', 'none');
    Object.assign(road, { due, seal, addressId: address_id });
  },
};

const submit: Step<Road> = {
  name: 'submit order',
  call: buy.submit.path,
  async run(road) {
    const { call } = this;
    const { order_id, order_sn, money_paid } = await road.client.send(buy.submit, {
      buy_list: known(road.line, 'cart line').cart_id,
      address_id: known(road.addressId, 'address'),
      volume_id: '',
      use_integral: false,
      remark: 'smoke main-road',
      once: road.once(),
      seal: known(road.seal, 'seal'),
    });
    road.order = { order_id, order_sn };
    equal({ call, field: 'money_paid', rule: 'what the checkout said' }, money_paid, known(road.due, 'amount'));
  },
};

const waiting: Step<Road> = {
  name: 'order waits for payment',
  call: order.orderList.path,
  async run(road) {
    const { call } = this;
    const { order_id } = known(road.order, 'order');
    const { data } = await road.client.send(order.orderList, { order_id });
    const row = present({ call, field: 'data', rule: 'order_id answers that row (1 §7)' }, data[0], order_id);
    equal({ call, field: 'data.order_id', rule: 'order_id answers that row (1 §7)' }, row.order_id, order_id);
    equal({ call, field: 'data.status.status', rule: '1 is pending payment (1 §4)' }, row.status.status, 1);
  },
};

export const ordering: readonly Step<Road>[] = [add, inCart, confirm, submit, waiting];
