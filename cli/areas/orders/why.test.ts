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

/** A shop in which 30.00 of the balance and 2.00 of the bonus are held for the payment G9. */
function shopThatHolds(paid: Readonly<Record<string, boolean>>, rows: readonly object[] = []) {
  const fake = shopWith({}, 0);
  const due = { order: { order_sn: 'S5', money_paid: '158.80' }, pay_list: [], moneys: '0.00' };
  const held = (change: string) => ({ ledger_id: 1, note: '组合支付占用', order_sn: 'G9', add_time: 2, change });
  fake.client
    .on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, due))
    .on(payCx.getStatus, ({ order_sn }) => readAnswer(payCx.getStatus, { data: { status: paid[order_sn] ?? false } }))
    .on(userLedger.detailLog, ({ lx }) => {
      const data = lx === 'moneys' ? [held('-30.00'), ...rows] : [held('-2.00')];
      return readAnswer(userLedger.detailLog, { data, page_next: 'end' });
    });
  return fake.shop;
}
const told = async (shop: MemberShop) => paymentStory(await whyPaid(shop, '5'), style);

test('what a combined payment holds is told beside what is free', async () => {
  const shop = shopThatHolds({});
  expect(await whyPaid(shop, '5')).toMatchObject({ balance: 0, held: 3_200 });
  expect(await told(shop)).toContain('¥0.00，另有 ¥32.00 被未完成的组合支付占用');
});

test('what was given back, spent, or set aside before the order was made is not held', async () => {
  const back = { ledger_id: 2, note: '组合支付取消退回', order_sn: 'G9', add_time: 3, change: '32.00' };
  expect(await whyPaid(shopThatHolds({}, [back]), '5')).toMatchObject({ held: 0 });
  expect(await whyPaid(shopThatHolds({ G9: true }), '5')).toMatchObject({ held: 0 });
  const old = { ledger_id: 3, note: '冻结', order_sn: 'G1', add_time: -5, change: '-9.00' };
  expect(await whyPaid(shopThatHolds({ G9: true }, [old]), '5')).toMatchObject({ held: 0 });
});

test('a shop without a ledger: the free balance does not say that there is no other', async () => {
  const { shop, client } = shopWith({}, 0);
  const due = { order: { order_sn: 'S5', money_paid: '158.80' }, pay_list: [], moneys: '0.00' };
  client.on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, due));
  expect(await told(shop)).toContain('¥0.00（未完成的组合支付占用的部分不在内）');
});
