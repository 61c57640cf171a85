/** Paying (document 2 §4, §9): by balance, by code, and with a part by balance. */
import { buy } from '#shared/contract/buy.ts';
import { login } from '#shared/contract/login.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods, chooseGoodsWorth } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { startCode, waitingOrder } from '../legs/online.ts';
import { CLOSED, checkOut, makeOrder, orderRow, putInCart, TO_BE_SHIPPED } from '../legs/ordering.ts';
import { arrived, fundsOf } from '../legs/paying.ts';
import { enterBySms } from '../legs/verifying.ts';
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

export const qrPayment: Scenario = {
  name: 'pay-code',
  about: ['扫码支付：发起、等待、到账、订单待发货', 'pay by code: started, waiting, arrived, to be shipped'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    const { order_sn } = await startCode(walk, made, settled, false);
    await walk.operator(say.gatewaySettles, 'settle', { order_sn, outcome: 'paid' });
    settled.value = true;
    await arrived(walk, order_sn);
    await orderRow(walk, TO_BE_SHIPPED, made.order_id, 2);
  },
};

export const smsToPaid: Scenario = {
  name: 'sms-to-paid',
  about: [
    '短信登录到扫码付款到账，按商城时钟推进',
    'from the text message to the paid order, by the clock of the shop',
  ],
  effect: 'money',
  role: 'chain',
  operator: true,
  alone: true,
  async run(walk) {
    const settled = { value: false };
    const settings = await enterBySms(walk);
    const made = await makeOrder(walk, await chooseGoods(walk, settings), () => settled.value);
    const { order_sn } = await startCode(walk, made, settled, false);
    await walk.step(
      { name: ['轮询期间未到账', 'polled in vain for a while'], call: payCx.getStatus.path },
      async ({ equal }) => {
        for (let asked = 0; asked < 5; asked += 1) {
          await walk.clock.wait(PAYMENT_POLL, walk.signal);
          const { data } = await walk.client.send(payCx.getStatus, { order_sn });
          equal('data.status', data.status, false, ['尚无人付款', 'nobody has paid yet', '2 §4']);
        }
      },
    );
    await walk.operator(say.gatewaySettles, 'settle', { order_sn, outcome: 'paid' });
    settled.value = true;
    await arrived(walk, order_sn);
  },
};

/** ms between two questions for the payment (document 2 §4). */
const PAYMENT_POLL = 2000;

export const abandonedPayment: Scenario = {
  name: 'pay-abandoned',
  about: ['放弃扫码支付：清理后订单可关闭，余额不变', 'a code payment given up: cleared, closed, no money moved'],
  effect: 'money',
  role: 'buyer',
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    const before = await fundsOf(walk);
    await startCode(walk, made, settled, false);
    await walk.ask(['清理未完成的支付', 'clear it away'], payOrder.clearSd, { order_id: made.order_id, fd_sn: '' });
    await walk.ask(say.closeOrder, order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await orderRow(walk, CLOSED, made.order_id, 7);
    await walk.step({ name: say.noMoneyMoved, call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before, NOTHING_PAID),
    );
  },
};

export const combinedPayment: Scenario = {
  name: 'pay-combined',
  about: [
    '组合支付：余额抵扣一部分，其余扫码；放弃后余额退回',
    'a part by balance, the rest by code; given back when given up',
  ],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const settled = { value: false };
    const { settings } = await enterAsBuyer(walk);
    const funds = await fundsOf(walk);
    if (funds === 0) walk.notHere(['该会员没有余额', 'this member has no balance']);
    // A balance that is enough pays alone (document 2 §5); activities may take a good part off.
    const chosen = await chooseGoodsWorth(walk, settings, 2 * funds);
    const made = await makeOrder(walk, chosen, () => settled.value);
    const started = await startCode(walk, made, settled, true);
    await walk.step(
      { name: ['抵扣后应付', 'what is left to pay'], call: payOrder.zxPay.path },
      async ({ holds, equal }) => {
        const rest = started.money_paid ?? Number.NaN;
        const held = funds - (await fundsOf(walk));
        holds('money_paid', rest > 0 && rest <= made.due, say.atMost(made.due), rest, [
          '余额抵扣一部分',
          'the balance covers a part',
          '2 §4',
        ]);
        equal('moneys + acquire_money', held + rest, made.due, [
          '两部分之和等于应付',
          'both parts together are what is due',
          '2 §4',
        ]);
      },
    );
    await walk.ask(['清理未完成的支付', 'clear it away'], payOrder.clearSd, { order_id: made.order_id, fd_sn: '' });
    await walk.step(
      { name: ['余额已退回', 'the balance is whole again'], call: user.userCenter.path },
      async ({ equal }) =>
        equal('moneys + acquire_money', await fundsOf(walk), funds, [
          '抵扣部分应退回',
          'a held part comes back',
          '2 §4',
        ]),
    );
  },
};
