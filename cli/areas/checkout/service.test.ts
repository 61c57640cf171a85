import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { showCheckout, submitOrder } from './service.ts';

const wanted = { lines: undefined, address: undefined, coupon: undefined, points: false, remark: undefined };
const line = (cart_id: number, num = 1) => ({ cart_id, goods_id: 7, goods_price: 3, num, type: '0' });

function shopWithCart(lines: object[], address_id = 2) {
  const fake = createFakeShop();
  fake.client
    .on(cart.list, () => readAnswer(cart.list, { data: lines }))
    .on(buy.confirm, ({ volume_id }) =>
      readAnswer(buy.confirm, {
        merchants: [{ order_zt: '药仓自营', lines }],
        address_id,
        volume_id: volume_id === '4' ? volume_id : '',
        seal: 'seal-1',
        money: { money_paid: 21 },
      }),
    )
    .on(order.orderList, () => readAnswer(order.orderList, { data: [], page_next: 'end' }))
    .on(buy.submit, () => readAnswer(buy.submit, { order_id: 9, order_sn: 'S9', money_paid: 21 }));
  const argsOf = (path: string) => fake.client.sent.filter((sent) => sent.path === path).map(({ args }) => args);
  return { ...fake, argsOf };
}

test('the whole cart is ordered under one key, with the seal that was shown', async () => {
  const { shop, argsOf } = shopWithCart([line(1), line(2)]);
  await expect(submitOrder(shop, wanted)).resolves.toMatchObject({ order_id: '9', money_paid: 2100 });
  await submitOrder(shop, wanted);
  const [first, second] = argsOf(buy.submit.path) as { once: string }[];
  expect(first).toMatchObject({ buy_list: '1,2', address_id: '2', seal: 'seal-1', remark: '' });
  expect(first?.once).not.toBe(second?.once);
});

test('a remark that is too long is refused, not cut, and nothing is asked', async () => {
  const { shop, client } = shopWithCart([line(1)]);
  const words = ['备注最多100字，请删减后再提交', '备注最多100字，请删减后再提交'];
  await expect(submitOrder(shop, { ...wanted, remark: '早'.repeat(101) })).rejects.toMatchObject({ words });
  expect(client.sent).toEqual([]);
  await expect(submitOrder(shop, { ...wanted, remark: '早'.repeat(100) })).resolves.toMatchObject({ order_id: '9' });
});

test('an empty cart says how to fill it', async () => {
  const { shop } = shopWithCart([]);
  await expect(showCheckout(shop, wanted)).rejects.toMatchObject({
    words: ['请选择商品！', '请选择商品！'],
    next: [expect.stringContaining('yaocang cart add'), expect.stringContaining('yaocang search')],
  });
});

test('named lines, address, coupon, points and remark are handed on', async () => {
  const { shop, argsOf } = shopWithCart([line(1), line(2)], 3);
  await submitOrder(shop, { lines: ['2'], address: '3', coupon: '4', points: true, remark: '快' });
  const taken = { buy_list: '2', address_id: '3', volume_id: '4', use_integral: true };
  expect(argsOf(buy.confirm.path)).toMatchObject([taken]);
  expect(argsOf(buy.submit.path)).toMatchObject([{ ...taken, remark: '快' }]);
});

test.each([
  ['an empty cart', [], '请选择商品！'],
  ['a line below 1', [line(1), line(2, 0)], '第2行,购买数量至少为1'],
])('%s is not ordered', async (_, lines, words) => {
  const { shop, argsOf } = shopWithCart(lines);
  await expect(submitOrder(shop, wanted)).rejects.toThrow(words);
  expect(argsOf(buy.submit.path)).toHaveLength(0);
});

test('an address that the shop did not take is not silently replaced by another', async () => {
  const { shop, argsOf } = shopWithCart([line(1)]);
  await expect(submitOrder(shop, { ...wanted, address: '8' })).rejects.toThrow('delivery address');
  expect(argsOf(buy.submit.path)).toHaveLength(0);
});

test('a coupon that does not fit is not silently left out', async () => {
  const { shop, argsOf } = shopWithCart([line(1)]);
  await expect(submitOrder(shop, { ...wanted, coupon: '5' })).rejects.toThrow('coupon 5 does not fit');
  expect(argsOf(buy.submit.path)).toHaveLength(0);
});

test('a checkout is shown without ordering, and refuses what an order would refuse', async () => {
  const { shop, argsOf } = shopWithCart([line(1), line(2)]);
  await expect(showCheckout(shop, wanted)).resolves.toMatchObject({ address_id: '2', money: { money_paid: 2100 } });
  await expect(showCheckout(shop, { ...wanted, address: '8' })).rejects.toThrow('delivery address');
  await expect(showCheckout(shop, { ...wanted, coupon: '5' })).rejects.toThrow('coupon 5 does not fit');
  expect(argsOf(buy.submit.path)).toHaveLength(0);
});

test('a person is asked where there is something to choose, and the order is what was then confirmed', async () => {
  const { shop, client, argsOf } = shopWithCart([line(1)]);
  const addresses = [{ address_id: 2 }, { address_id: 3 }];
  client.on(buy.confirm, ({ address_id, volume_id }) =>
    readAnswer(buy.confirm, {
      merchants: [{ order_zt: '药仓自营', lines: [line(1)] }],
      money: { money_paid: 21 },
      address_id: address_id || 2,
      volume_id,
      address_list: addresses,
      volume_list: [{ volume_id: 7 }],
      seal: `seal-${address_id}`,
    }),
  );
  const asked: string[] = [];
  const ask = {
    address: async (all: readonly { address_id: string }[], chosen: string) => {
      asked.push(`${all.map(({ address_id }) => address_id)} ${chosen}`);
      return '3';
    },
    coupon: async (all: readonly { volume_id: string }[]) => all[0]?.volume_id ?? '',
  };
  await submitOrder(shop, wanted, ask);
  expect(asked).toEqual(['2,3 2']);
  expect(argsOf(buy.submit.path)).toMatchObject([{ address_id: '3', volume_id: '7', seal: 'seal-3' }]);
  await submitOrder(shop, { ...wanted, address: '2', coupon: 'none' }, ask);
  expect(asked).toHaveLength(1);
  expect(argsOf(buy.submit.path)[1]).toMatchObject({ address_id: '2', volume_id: '' });
});
