/** The road's third part: the balance pays. */
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { RefusedError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { equal } from './check.ts';
import { known, type Road } from './road.ts';
import type { Step } from './scenario.ts';

const amount: Step<Road> = {
  name: 'amount due',
  call: payOrder.orderAmount.path,
  async run(road) {
    const { call } = this;
    const { order_id, order_sn } = known(road.order, 'order');
    const answer = await road.client.send(payOrder.orderAmount, { type: '1', order_id, fd_sn: '' });
    equal({ call, field: 'order.order_sn', rule: 'the order that was made' }, answer.order.order_sn, order_sn);
    const due = known(road.due, 'amount');
    equal({ call, field: 'order.money_paid', rule: 'what the order said' }, answer.order.money_paid, due);
    equal({ call, field: 'pay_pwd', rule: 'a payment password is set (2 §5)' }, answer.pay_pwd, true);
    equal({ call, field: 'ye_true', rule: 'the balance is enough (2 §5)' }, answer.ye_true, true);
  },
};

const pay: Step<Road> = {
  name: 'pay by balance',
  call: payOrder.yePay.path,
  async run(road) {
    const { order_id } = known(road.order, 'order');
    await road.client.send(payOrder.yzPay, { pay_pwd: encodePassword(road.payPassword) });
    await road.spend(known(road.due, 'amount'));
    try {
      await road.client.send(payOrder.yePay, { order_id, fd_sn: '' });
      road.paid = true;
    } catch (error) {
      road.paid = !(error instanceof RefusedError);
      throw error;
    }
  },
};

const paid: Step<Road> = {
  name: 'payment arrived',
  call: payCx.getStatus.path,
  async run(road) {
    const { call } = this;
    const { order_sn } = known(road.order, 'order');
    const { data } = await road.client.send(payCx.getStatus, { order_sn });
    equal({ call, field: 'data.status', rule: '1 is paid (2 §4)' }, data.status, true);
  },
};

const books: Step<Road> = {
  name: 'balance fell by the amount',
  call: user.userCenter.path,
  async run(road) {
    const { call } = this;
    const { moneys, acquire_money } = await road.client.send(user.userCenter, {});
    const left = known(road.fundsBefore, 'balance') - known(road.due, 'amount');
    const rule = 'balance and bonus together pay exactly the amount due (2 §9)';
    equal({ call, field: 'moneys + acquire_money', rule }, moneys + acquire_money, left);
  },
};

export const paying: readonly Step<Road>[] = [amount, pay, paid, books];
