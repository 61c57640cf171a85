import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { user } from '#shared/contract/user.ts';
import { type CouponShelf, volume } from '#shared/contract/volume.ts';
import { NetworkError } from '#shared/errors.ts';
import { showCheckout, submitOrder } from './service.ts';

const wanted = { lines: undefined, address: undefined, coupon: undefined, points: false, remark: undefined };
const line = (cart_id: number, num = 1) => ({ cart_id, goods_id: 7, goods_price: 3, num, type: '0' });

type Own = Partial<Record<CouponShelf, object[]>>;

function shopWithCart(lines: object[], address_id = 2, own: Own = {}) {
  const fake = createFakeShop();
  fake.client
    .on(cart.list, () => readAnswer(cart.list, { data: lines }))
    .on(buy.confirm, ({ volume_id }) =>
      readAnswer(buy.confirm, {
        volume_list: [],
        merchants: [{ order_zt: '药仓自营', lines }],
        address_id,
        volume_id: volume_id === '4' ? volume_id : '',
        seal: 'seal-1',
        money: { money_paid: 21 },
      }),
    )
    .on(volume.mine, ({ lx }) => readAnswer(volume.mine, { data: own[lx] ?? [] }))
    .on(volume.getList, () => readAnswer(volume.getList, { data: [{ volume_id: 90, is_get: 0 }] }))
    .on(user.userCenter, () => readAnswer(user.userCenter, { system_priv: { volume: 1 } }))
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

test('each coupon that does not show tells why, in the list and where it is named', async () => {
  const own = {
    my: [
      { held_id: 1, volume_id: 61, type: '1', price: 20, mz_price: 300 },
      { held_id: 2, volume_id: 62, type: '2', goods_id: 9, goods_name: '蒙脱石散', price: 5, mz_price: 0 },
    ],
    used: [{ held_id: 3, volume_id: 63, type: '1', order_id: 1000077 }],
    expired: [{ held_id: 4, volume_id: 64, type: '1' }],
  };
  const { shop } = shopWithCart([line(1, 20)], 2, own);
  const reasons = {
    61: '还差 ¥240.00 可用',
    62: '只限蒙脱石散，订单里没有',
    63: '已使用（订单 1000077）',
    64: '已过期',
    65: '会员没有这张券',
    90: '还没有领取',
  };
  const told = (await showCheckout(shop, wanted)).unusable_coupons ?? [];
  expect(told.map(({ volume_id, because }) => `${volume_id} ${because}`)).toEqual(
    Object.entries(reasons)
      .slice(0, 4)
      .map(([id, because]) => `${id} ${because}`),
  );
  for (const [coupon, because] of Object.entries(reasons))
    await expect(showCheckout(shop, { ...wanted, coupon })).rejects.toMatchObject({
      words: [`优惠券 ${coupon} 不能用于此订单：${because}`, expect.anything()],
    });
});

test('a shop that does not tell the coupons of a member shows its checkout all the same', async () => {
  const { shop, client } = shopWithCart([line(1)]);
  client.on(volume.mine, () => {
    throw new NetworkError('volume.php?act=mine', 'timeout');
  });
  await expect(showCheckout(shop, wanted)).resolves.toMatchObject({ unusable_coupons: undefined });
});
