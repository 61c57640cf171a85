/** What time brings about (documents 1 §4, 2 §4), by the clock of a stand-in, which only goes forward. */
import { goods } from '#shared/contract/goods.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import { COMMENTS } from '#shared/rules/order-actions.ts';
import type { Rule } from '../check.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { startCode, waitingOrder } from '../legs/online.ts';
import { makeOrder, orderRow } from '../legs/ordering.ts';
import { fundsOf, payByBalance } from '../legs/paying.ts';
import { ship } from '../legs/receiving.ts';
import { switchSettings } from '../legs/switching.ts';
import type { Scenario } from '../scenario.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const autoClose: Scenario = {
  name: 'auto-close',
  about: ['未付款订单 24 小时后自动关闭，库存退回', 'an unpaid order closes after 24 hours and gives its stock back'],
  effect: 'write',
  role: 'buyer',
  operator: true,
  alone: true,
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const chosen = await chooseGoods(walk, settings);
    const stock = async () => {
      const { data } = await walk.client.send(goods.info, { goods_id: chosen.goods_id, log_bs: settings.log_bs });
      return data.goods_number ?? Number.NaN;
    };
    const before = await stock();
    const gone = { value: false };
    const { order_id } = await makeOrder(walk, chosen, () => gone.value);
    await walk.step({ name: ['库存已占用', 'the stock is reserved'], call: goods.info.path }, async ({ equal }) =>
      equal('data.goods_number', await stock(), before - chosen.quantity, [
        '下单即占用库存',
        'an order reserves its stock',
      ]),
    );
    await walk.operator(['过去 23 小时', '23 hours pass'], 'clock', { advance_ms: 23 * HOUR });
    await orderRow(walk, ['仍待付款', 'still waits'], order_id, 1);
    await walk.operator(['再过 1 小时', 'and one more'], 'clock', { advance_ms: HOUR + 60_000 });
    await orderRow(walk, ['已自动关闭', 'closed by itself'], order_id, 7);
    gone.value = true;
    await walk.step({ name: ['库存退回', 'the stock is back'], call: goods.info.path }, async ({ equal }) =>
      equal('data.goods_number', await stock(), before, ['关闭的订单退回库存', 'a closed order gives its stock back']),
    );
    const rule: Rule = ['已关闭的订单不能支付', 'a closed order is not paid', '1 §4'];
    const amount = { type: '1', order_id, fd_sn: '' } as const;
    await walk.refused(['不能再支付', 'it cannot be paid'], payOrder.orderAmount, amount, rule);
  },
};

export const autoReceive: Scenario = {
  name: 'auto-receive',
  about: ['已发货订单 10 天后自动收货', 'a shipped order is received by itself after 10 days'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  alone: true,
  async run(walk) {
    const settled = { value: false };
    const { settings } = await enterAsBuyer(walk);
    const made = await makeOrder(walk, await chooseGoods(walk, settings), () => settled.value);
    await payByBalance(walk, made, settled);
    await ship(walk, made);
    await walk.operator(['过去 9 天', '9 days pass'], 'clock', { advance_ms: 9 * DAY });
    await orderRow(walk, ['仍待收货', 'still on its way'], made.order_id, 3);
    await walk.operator(['再过 1 天', 'and one more'], 'clock', { advance_ms: DAY + 60_000 });
    await orderRow(
      walk,
      ['已自动收货', 'received by itself'],
      made.order_id,
      settings.booklet_type === COMMENTS ? 5 : 6,
    );
  },
};

export const lateCallback: Scenario = {
  name: 'pay-late',
  about: [
    '订单关闭后才到账的付款转入余额，并有明细',
    'a payment that arrives after the order closed goes to the balance, with a ledger row',
  ],
  effect: 'money',
  role: 'buyer',
  operator: true,
  alone: true,
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    await switchSettings(walk, ['网关一分钟后才通知', 'the gateway tells a minute late'], { gateway_seconds: 60 });
    const { code_url = '', money_paid = made.due } = await startCode(walk, made, settled, false);
    const before = await fundsOf(walk);
    await walk.step({ name: ['买家扫码付款', 'the code is paid'], call: '', id: 'gateway' }, async ({ equal }) => {
      const paid = await walk.visit?.(code_url, { method: 'POST', body: new URLSearchParams({ answer: 'confirm' }) });
      equal('status', paid?.status, 303, ['收银台已收款', 'the gateway took the money']);
    });
    await walk.ask(['关闭订单', 'close the order'], order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await walk.operator(['网关此时才通知', 'the gateway tells only now'], 'clock', { advance_ms: 61_000 });
    const rule: Rule = ['迟到的付款转入余额', 'money that comes late goes to the balance'];
    await walk.step({ name: ['转入余额', 'it is on the balance'], call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + money_paid, rule),
    );
    await walk.ask(['余额明细', 'ledger'], userLedger.detailLog, { lx: 'moneys' }, ({ data }, { equal }) =>
      equal('data[0].change', data[0]?.change, money_paid, ['最新一笔在最前', 'the newest movement first']),
    );
    await orderRow(walk, ['订单仍为关闭', 'the order stays closed'], made.order_id, 7);
  },
};
