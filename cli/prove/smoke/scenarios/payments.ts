/** Paying (document 2 §4, §9): the payment password, members who settle later, lost answers. */
import { buy } from '#shared/contract/buy.ts';
import { login } from '#shared/contract/login.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { waitingOrder } from '../legs/online.ts';
import { CLOSED, checkOut, orderRow, putInCart } from '../legs/ordering.ts';
import { arrived, fundsOf } from '../legs/paying.ts';
import { NOTHING_PAID } from '../rules.ts';
import type { Scenario } from '../scenario.ts';

const CHECKED: Rule = ['支付密码须正确', 'the payment password is checked', '2 §7'];

export const wrongPayPassword: Scenario = {
  name: 'pay-password',
  about: [
    '支付密码错误被拒绝，未验证不能余额支付',
    'a wrong payment password is refused, and without it the balance does not pay',
  ],
  effect: 'money',
  role: 'buyer',
  // Only where a payment that goes through by mistake costs nobody anything.
  operator: true,
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    const before = await fundsOf(walk);
    const wrong = encodePassword(walk.once().slice(0, 8));
    await walk.refused(['错误支付密码', 'wrong password'], payOrder.yzPay, { pay_pwd: wrong }, CHECKED);
    // Should it pay all the same, no more than this is spent.
    await walk.spend(made.due);
    const name = { order_id: made.order_id, fd_sn: '' };
    await walk.refused(['未验证密码即支付', 'pay without it'], payOrder.yePay, name, [
      '验证支付密码后才能余额支付',
      'only after the password was checked',
      '2 §4',
    ]);
    await walk.step({ name: say.noMoneyMoved, call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before, NOTHING_PAID),
    );
    // A right one forgets the wrong ones, so that repeats lock nobody out.
    await walk.ask(['正确支付密码', 'right password'], payOrder.yzPay, {
      pay_pwd: encodePassword(walk.account.payPassword),
    });
  },
};

export const creditMember: Scenario = {
  name: 'credit-member',
  about: ['非现结会员：下单不需要在线支付', 'a credit member orders without paying online'],
  effect: 'write',
  role: 'credit',
  async run(walk) {
    const { settings, member } = await enterAsBuyer(walk);
    await walk.step({ name: ['非现结客户', 'no cash customer'], call: login.login.path }, async ({ equal }) =>
      equal('order_pay', member.order_pay, false, ['该会员非现结', 'this member settles later', '1 §1']),
    );
    const line = await putInCart(walk, await chooseGoods(walk, settings));
    const checkout = await checkOut(walk, line);
    const form = { buy_list: line.cart_id, address_id: checkout.address_id, volume_id: '', use_integral: false };
    const how = { ...form, remark: 'yaocang smoke', once: walk.once(), seal: checkout.seal };
    const { order_id } = await walk.ask(['提交订单', 'submit order'], buy.submit, how);
    let closed = false;
    walk.later(['未关闭的订单', 'order'], async () => {
      if (!closed) await walk.client.send(order.qxOrder, { order_id });
    });
    await walk.step(
      { name: ['同一提交不重复下单', 'the same key makes no second order'], call: buy.submit.path },
      async ({ equal }) => {
        const again = await walk.client.send(buy.submit, how);
        equal('order_id', again.order_id, order_id, ['同一个键只下一单', 'a key makes one order']);
      },
    );
    await walk.ask(say.closeOrder, order.qxOrder, { order_id });
    closed = true;
    await orderRow(walk, CLOSED, order_id, 7);
  },
};

export const lostAnswers: Scenario = {
  name: 'answers-lost',
  about: [
    '提交和支付的应答丢失：读取后确认，只下一单、只付一次',
    'lost answers of submit and payment are settled by reading, once each',
  ],
  effect: 'money',
  role: 'buyer',
  operator: true,
  alone: true,
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    const before = await fundsOf(walk);
    walk.later(['故障设置', 'faults'], async () => walk.operate?.('faults', { clear: true }));
    await walk.operator(['令应答丢失', 'the answer gets lost'], 'faults', {
      call: payOrder.yePay.path,
      kind: 'drop_after',
      times: 1,
    });
    await walk.step(
      { name: ['支付后没有应答', 'pay, and hear nothing'], call: payOrder.yePay.path },
      async ({ holds }) => {
        await walk.client.send(payOrder.yzPay, { pay_pwd: encodePassword(walk.account.payPassword) });
        await walk.spend(made.due);
        settled.value = true;
        const heard = await walk.client
          .send(payOrder.yePay, { order_id: made.order_id, fd_sn: '' })
          .catch((error: unknown) => error);
        holds(
          'answer',
          heard instanceof UnknownOutcomeError,
          ['无应答，结果未知', 'no answer: unknown'],
          ['有应答', 'an answer'],
          ['付款只发送一次', 'a payment is sent once'],
        );
      },
    );
    await arrived(walk, made.order_sn);
    await walk.step({ name: ['只付了一次', 'paid once'], call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before - made.due, [
        '只扣应付金额',
        'the amount due, and no more',
      ]),
    );
  },
};
