/** Paying (document 2 §4, §9): by code, with a part by balance, by transfer; topping up. */

import { bankInfo } from '#shared/contract/bank-info.ts';
import { buy } from '#shared/contract/buy.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { user } from '#shared/contract/user.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import { volume } from '#shared/contract/volume.ts';
import { chooseGoods, chooseGoodsWorth } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { checkOut, makeOrder, type Ordered, orderRow, putInCart, submit } from '../legs/ordering.ts';
import { arrived, fundsOf, type Settled } from '../legs/paying.ts';
import { uploadPicture } from '../legs/uploading.ts';
import { enterBySms } from '../legs/verifying.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

/** A member of the kind that pays, and an order that waits for its payment. */
async function waitingOrder(walk: Walk, settled: Settled): Promise<Ordered> {
  const { settings } = await enterAsBuyer(walk);
  return makeOrder(walk, await chooseGoods(walk, settings), () => settled.value);
}

/** Starts an online payment with a code; it is cleared away at the end unless it was paid. */
async function startCode(walk: Walk, { order_id, due }: Ordered, settled: Settled, use_ye: boolean) {
  await walk.spend(due);
  const body = { type: '1', order_id, fd_sn: '', pay_type: '2', use_ye, is_app: false } as const;
  const started = await walk.ask(
    'start an online payment',
    payOrder.zxPay,
    { query: { path: '' }, body },
    (answer, { holds }) =>
      holds('code_url', (answer.code_url ?? '') !== '', 'a code', answer.trade_type, 'a code to scan (2 §9)'),
  );
  walk.later('online payment', async () => {
    if (!settled.value) await walk.client.send(payOrder.clearSd, { order_id, fd_sn: '' });
  });
  await walk.ask('not paid yet', payCx.getStatus, { order_sn: started.order_sn }, ({ data }, { equal }) =>
    equal('data.status', data.status, false, 'only what was paid is paid (2 §4)'),
  );
  return started;
}

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
    await walk.operator('the gateway settles it', 'settle', { order_sn, outcome: 'paid' });
    settled.value = true;
    await arrived(walk, order_sn);
    await orderRow(walk, 'order waits for shipment', made.order_id, 2, '2 is pending shipment (1 §4)');
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
    await walk.step({ name: 'polled in vain for a while', call: payCx.getStatus.path }, async ({ equal }) => {
      for (let asked = 0; asked < 5; asked += 1) {
        await walk.clock.wait(PAYMENT_POLL, walk.signal);
        const { data } = await walk.client.send(payCx.getStatus, { order_sn });
        equal('data.status', data.status, false, 'nobody has paid yet (2 §4)');
      }
    });
    await walk.operator('the gateway settles it', 'settle', { order_sn, outcome: 'paid' });
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
    await walk.ask('clear it away', payOrder.clearSd, { order_id: made.order_id, fd_sn: '' });
    await walk.ask('close the order', order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await orderRow(walk, 'order is closed', made.order_id, 7, '7 is closed (1 §4)');
    await walk.step({ name: 'no money moved', call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before, 'nothing was paid'),
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
    if (funds === 0) walk.notHere('this member has no balance');
    // A balance that is enough pays alone (2 §9); activities may take a good part off.
    const chosen = await chooseGoodsWorth(walk, settings, 2 * funds);
    const made = await makeOrder(walk, chosen, () => settled.value);
    const started = await startCode(walk, made, settled, true);
    await walk.step({ name: 'what is left to pay', call: payOrder.zxPay.path }, async ({ holds, equal }) => {
      const rest = started.money_paid ?? Number.NaN;
      const held = funds - (await fundsOf(walk));
      holds(
        'money_paid',
        rest > 0 && rest <= made.due,
        `up to ${made.due}`,
        rest,
        'after the part of the balance (2 §9)',
      );
      equal('moneys + acquire_money', held + rest, made.due, 'both parts together are what is due (2 §9)');
    });
    await walk.ask('clear it away', payOrder.clearSd, { order_id: made.order_id, fd_sn: '' });
    await walk.step({ name: 'the balance is whole again', call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), funds, 'a held part comes back (2 §9)'),
    );
  },
};

export const transferPayment: Scenario = {
  name: 'pay-transfer',
  about: ['转账支付：上传凭证、驳回、重传、通过', 'by transfer: proof, rejected, handed in again, approved'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    const { order_id, order_sn, due } = made;
    await walk.ask('accounts', bankInfo.list, {}, ({ yh_list }, { holds }) =>
      holds('yh_list', yh_list.length > 0, 'an account', yh_list.length, 'where a transfer goes (2 §3)'),
    );
    const prove = await uploadPicture(walk);
    const handIn = async (name: string) => {
      await walk.spend(due);
      await walk.ask(name, payTransfer.zzPay, { type: '1', order_id, fd_sn: '', prove, use_ye: false });
    };
    const proof = { order_id, type: '1' } as const;
    const state = (name: string, status: number, rule: string) =>
      walk.ask(name, payTransfer.getZzStatus, proof, (answer, { equal }) =>
        equal('status', answer.status as number, status, rule),
      );
    await handIn('hand in the proof');
    walk.later('transfer', async () => {
      if (!settled.value) await walk.client.send(payTransfer.colsZzStatus, proof);
    });
    await state('under review', 0, '0 is under review (2 §4)');
    const because = '金额不符，请重新上传';
    await walk.operator('rejected', 'review_transfer', { transfer: order_sn, verdict: 'reject', because });
    const rejected = await state('rejected', 2, '2 is rejected (2 §4)');
    await walk.step({ name: 'with the reason', call: payTransfer.getZzStatus.path }, async ({ equal }) =>
      equal('shbz', rejected.shbz, because, 'the reason is told (2 §4)'),
    );
    await handIn('hand in another proof');
    await state('under review again', 0, '0 is under review (2 §4)');
    await walk.operator('approved', 'review_transfer', { transfer: order_sn, verdict: 'approve' });
    settled.value = true;
    await state('passed', 1, '1 is passed (2 §4)');
    await orderRow(walk, 'order waits for shipment', order_id, 2, '2 is pending shipment (1 §4)');
  },
};

export const topUp: Scenario = {
  name: 'top-up',
  about: ['充值：下单、扫码到账、余额与明细', 'top-up: made, paid by code, balance and ledger'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    await enterAsBuyer(walk);
    await walk.ask('activities', recharge.list, {});
    const before = await fundsOf(walk);
    const made = await walk.ask(
      'make',
      recharge.rechargeAdd,
      { type: 'other', money_v: 10_000 },
      (answer, { equal, holds }) => {
        equal('moneys', answer.moneys, 10_000, 'the amount that was asked for (2 §2)');
        holds(
          'get_money',
          answer.get_money >= answer.moneys,
          'that much or more',
          answer.get_money,
          'with the bonus (2 §3)',
        );
      },
    );
    const { order_id } = made;
    let paid = false;
    walk.later('top-up', async () => {
      if (!paid) await walk.client.send(recharge.rechargeDel, { order_id });
    });
    await walk.ask('log', recharge.rechargeLog, { order_id }, ({ data }, { equal }) =>
      equal('data[0].pay_status', data[0]?.pay_status as number, 0, '0 is unpaid (2 §3)'),
    );
    await walk.spend(made.moneys);
    const body = { type: '2', order_id, fd_sn: '', pay_type: '2', use_ye: false, is_app: false } as const;
    const { order_sn } = await walk.ask('start an online payment', payOrder.zxPay, { query: { path: '' }, body });
    await walk.operator('the gateway settles it', 'settle', { order_sn, outcome: 'paid' });
    paid = true;
    await arrived(walk, order_sn);
    await walk.step({ name: 'balance rose', call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + made.get_money, 'what was to be credited (2 §3)'),
    );
    await walk.ask('ledger', userLedger.detailLog, { lx: 'moneys' }, ({ data }, { equal }) =>
      equal('data[0].change', data[0]?.change, made.moneys, 'the newest movement first'),
    );
  },
};

/** A coupon of the checkout, used; what it takes off has to be its own price. */
export const couponUse: Scenario = {
  name: 'coupon',
  about: [
    '优惠券：领取、结算抵扣、下单后占用、关闭后退回',
    'coupons: claimed, used at the checkout, given back with the order',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const worth = await claimCoupons(walk);
    const line = await putInCart(walk, await chooseGoodsWorth(walk, settings, worth));
    const plain = await checkOut(walk, line);
    const usable = plain.volume_list[0];
    if (!usable) return walk.notHere('no coupon fits these goods');
    const choice = { volume_id: usable.volume_id };
    const checkout = await checkOut(walk, line, choice);
    await walk.step({ name: 'the coupon counts', call: buy.confirm.path }, async ({ equal }) => {
      equal(
        'money.volume_discount',
        checkout.money.volume_discount,
        usable.price,
        'a coupon takes off its price (2 §3)',
      );
      equal(
        'money.money_paid',
        checkout.money.money_paid,
        plain.money.money_paid - usable.price,
        'what is due falls by it',
      );
    });
    const settled = { value: false };
    const made = await submit(walk, line, checkout, () => settled.value, choice);
    await walk.ask('close the order', order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await shelf(walk, 'the coupon is back', usable.volume_id);
  },
};

/** The type of a coupon that counts for everything (document 1 §3). */
const SHOP_WIDE = '1';

/** Claims what can be claimed; the least that an order has to cost for one of the shop-wide coupons. */
async function claimCoupons(walk: Walk): Promise<number> {
  const { data } = await walk.ask('coupons to claim', volume.getList, {});
  const open = data.filter(({ is_get }) => !is_get);
  if (open.length > 0) {
    await walk.ask('claim all', volume.getVolume, { volume_id: 'all' });
    await walk.ask('they are claimed', volume.getList, {}, (answer, { holds }) => {
      const left = answer.data.filter(({ is_get }) => !is_get).length;
      holds('data.is_get', left < open.length, `fewer than ${open.length}`, left, 'a claimed coupon says so (2 §3)');
    });
  }
  const mine = await walk.ask('my coupons', volume.mine, { lx: 'my' }, (answer, { holds }) =>
    holds('data', answer.data.length > 0, 'a coupon', answer.data.length, 'what was claimed is held (2 §2)'),
  );
  const wide = mine.data.filter(({ type }) => type === SHOP_WIDE).map(({ mz_price }) => mz_price);
  return wide.length > 0 ? Math.min(...wide) : walk.notHere('this member holds no shop-wide coupon');
}

async function shelf(walk: Walk, name: string, volume_id: string): Promise<void> {
  await walk.ask(name, volume.mine, { lx: 'my' }, ({ data }, { holds }) => {
    const held = data.some((coupon) => coupon.volume_id === volume_id || coupon.held_id === volume_id);
    holds('data.volume_id', held, volume_id, 'none', 'a closed order gives its coupon back');
  });
}
