import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { say } from '../dictionary.ts';
import { chooseGoods, chooseGoodsWorth } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { startCode, waitingOrder } from '../legs/online.ts';
import { CLOSED, makeOrder, orderRow, TO_BE_SHIPPED } from '../legs/ordering.ts';
import { arrived, fundsOf } from '../legs/paying.ts';
import { enterBySms } from '../legs/verifying.ts';
import { NOTHING_PAID } from '../rules.ts';
import type { Scenario } from '../scenario.ts';

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
