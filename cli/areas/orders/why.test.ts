import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { inkFor } from '#cli/text/style.ts';

import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { whyPaid } from './why.ts';
import { paymentStory } from './why-view.ts';

const style = { columns: 200, say: (zh: string) => zh, ink: inkFor(false, {}) };

const row = {
  order_id: 5,
  order_sn: 'S5',
  status: { status: 1 },
  order_status: 0,
  pay_status: 0,
  money_paid: '158.80',
};

/** A shop that tells of one order what is given, and refuses the rest. */
function shopWith(order_list: object, status?: number) {
  const fake = createFakeShop();
  const refuse = () => {
    throw new RefusedError('x', 1, '查不到', false);
  };
  fake.client
    .on(order.orderList, () => readAnswer(order.orderList, { data: [{ ...row, ...order_list }], page_next: 'end' }))
    .on(payCx.getStatus, () => {
      if (status === undefined) throw new NetworkError('x', 'dropped');
      return readAnswer(payCx.getStatus, { data: { status } });
    })
    .on(payOrder.orderAmount, refuse)
    .on(order.orderInfo, refuse)
    .on(userLedger.detailLog, refuse)
    .on(payTransfer.getZzStatus, refuse);
  return fake;
}

test('who scanned a code for an unpaid order waits first, though other calls are refused; nothing is written', async () => {
  const { shop, client } = shopWith({}, 0);
  expect(await whyPaid(shop, '5')).toMatchObject({
    which: 'unpaid',
    may_pay: 'later',
    money_paid: 15_880,
    said: { row: 'unpaid', status: 'unknown' },
  });
  expect(client.sent.every(({ path }) => !/yz_pay|ye_pay|zx_pay|clear_sd/.test(path))).toBe(true);
});

test('who was paid at the payment company does not pay again', async () => {
  const { shop } = shopWith({}, 1);
  const story = await whyPaid(shop, '5');
  expect(story).toMatchObject({ which: 'booking', may_pay: 'no' });
  expect(story.tell[0]).toContain('请勿重复付款');
});

test('where nobody can tell, nobody is told to pay', async () => {
  const { shop } = shopWith({ pay_status: 'x', status: {} });
  expect(await whyPaid(shop, '5')).toMatchObject({ which: 'unclear', may_pay: 'no' });
});

test('an order for which no transfer was made has no proof, though a shop answers status 0 for it', async () => {
  const { shop, client } = shopWith({}, 0);
  client.on(payTransfer.getZzStatus, () => readAnswer(payTransfer.getZzStatus, { status: 0, shbz: '', prove: '' }));
  const story = await whyPaid(shop, '5');
  expect(story).not.toHaveProperty('proof');
  expect(paymentStory(story, style)).not.toContain('审核');
});

const told = async (shop: MemberShop) => paymentStory(await whyPaid(shop, '5'), style);

test.each([
  ['32.00', '¥0.00，另有 ¥32.00 被未完成的组合支付占用'],
  [undefined, '¥0.00（未完成的组合支付占用的部分不在内）'],
])(
  'what a combined payment holds (%s) is told beside what is free, and where nobody says it, that there may be some',
  async (held, words) => {
    const { shop, client } = shopWith({}, 0);
    const due = { order: { order_sn: 'S5', money_paid: '158.80' }, pay_list: [], moneys: '0.00', held };
    client.on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, due));
    expect(await told(shop)).toContain(words);
  },
);

test('a closed order whose payment was returned is not said to have been without one', async () => {
  const { shop, client } = shopWith({ status: { status: 7 }, order_status: 2 });
  const payments = [
    { pay_name: '余额支付', amount: '158.80', time: 1_795_760_000, note: '' },
    { pay_name: '余额支付退款', amount: '-158.80', time: 1_795_760_060, note: '' },
  ];
  client.on(order.orderInfo, () => readAnswer(order.orderInfo, { data: { order_id: 5, payments } }));
  const said = await told(shop);
  expect(said).not.toContain('没有收到款项');
  expect(said).toContain('-¥158.80');
  expect(await told(shopWith({ status: { status: 7 }, order_status: 2 }).shop)).toContain('没有收到款项');
});
