import { expect, test } from 'vitest';
import { bestCoupon, byWorth, couponAhead, couponGap, unusableCoupons, whyUnusable } from './usable-coupon.ts';

const coupon = (more: object = {}) => ({
  volume_id: '1',
  type: '1' as const,
  price: 4000,
  mz_price: 100_000,
  goods_id: '',
  ...more,
});
const line = (more: object = {}) => ({ goods_id: '7', goods_price: 1000, num: 10, no_discount: false, ...more });

test('the best coupon has the highest reduction, then the earliest end', () => {
  const list = [
    coupon({ price: 2000 }),
    coupon({ volume_id: '2', end_time: 9 }),
    coupon({ volume_id: '3', end_time: 5 }),
  ];
  expect(bestCoupon(list)?.volume_id).toBe('3');
  expect(byWorth(list).map(({ volume_id }) => volume_id)).toEqual(['3', '2', '1']);
  expect(bestCoupon([])).toBeUndefined();
});

test('the reason of an unusable coupon is named', () => {
  const now = 1000;
  expect(whyUnusable(coupon(), [line()], now)).toBe('还差 ¥900.00 可用');
  expect(whyUnusable(coupon({ type: '2', goods_id: '8' }), [line()], now)).toBe('只限指定商品，订单里没有');
  expect(whyUnusable(coupon({ type: '2', goods_id: '8', goods_name: '板蓝根颗粒' }), [line()], now)).toBe(
    '只限板蓝根颗粒，订单里没有',
  );
  expect(whyUnusable(coupon(), [line({ no_discount: true })], now)).toBe('订单里的商品不参与优惠');
  expect(whyUnusable(coupon({ start_time: 2000 }), [line()], now)).toBe('还未到使用时间');
  expect(whyUnusable(coupon({ end_time: 1000 }), [line()], now)).toBe('已过期');
});

test('unknown amounts are not calculated', () => {
  expect(whyUnusable(coupon({ mz_price: undefined }), [line()], 0)).toBe('本单不可用');
  expect(whyUnusable(coupon(), [line({ goods_price: undefined })], 0)).toBe('本单不可用');
});

test('only coupons that the order does not offer have a reason', () => {
  const own = [coupon({ volume_id: '4' }), coupon({ volume_id: '5' })];
  const found = unusableCoupons(own, [{ volume_id: '5' }], [line()], 1000);
  expect(found.map(({ coupon: { volume_id }, because }) => `${volume_id} ${because}`)).toEqual(['4 还差 ¥900.00 可用']);
});

test('those that lack least come first, those without goods last', () => {
  const own = [
    coupon({ volume_id: 'other goods', type: '2', goods_id: '8' }),
    coupon({ volume_id: 'reached, and yet not offered', mz_price: 5_000 }),
    coupon({ volume_id: 'far', mz_price: 90_000 }),
    coupon({ volume_id: 'near', mz_price: 12_000 }),
  ];
  expect(unusableCoupons(own, [], [line()], 1000).map((each) => each.coupon.volume_id)).toEqual([
    'near',
    'far',
    'other goods',
    'reached, and yet not offered',
  ]);
});

test('the gap of a coupon counts only lines that it reduces; what more of them would not help has none', () => {
  expect(couponGap(coupon({ mz_price: 10_800 }), [line()], 1000)).toBe(800);
  expect(couponGap(coupon({ mz_price: 10_800 }), [line(), line({ no_discount: true })], 1000)).toBe(800);
  expect(couponGap(coupon({ mz_price: 9_000 }), [line()], 1000)).toBe(-1000);
  expect(couponGap(coupon({ type: '2', goods_id: '8' }), [line()], 1000)).toBeUndefined();
  expect(couponGap(coupon({ end_time: 900 }), [line()], 1000)).toBeUndefined();
  expect(couponGap(coupon(), [line({ goods_price: undefined })], 1000)).toBeUndefined();
  expect(couponGap(coupon(), [], 1000)).toBeUndefined();
});

test('ahead is the nearest coupon that reduces more than what is reached', () => {
  const own = [
    coupon({ volume_id: 'reached', price: 500, mz_price: 5_000 }),
    coupon({ volume_id: 'nearest, worth less', price: 300, mz_price: 10_100 }),
    coupon({ volume_id: 'near', price: 1_500, mz_price: 12_000 }),
    coupon({ volume_id: 'near, worth more', price: 2_000, mz_price: 12_000 }),
    coupon({ volume_id: 'far', price: 9_000, mz_price: 90_000 }),
  ];
  expect(couponAhead(own, [line()], 1000)).toMatchObject({ coupon: { volume_id: 'near, worth more' }, gap: 2_000 });
  expect(couponAhead([coupon({ mz_price: 20_100 })], [line()], 1000), 'not half of it').toBeUndefined();
  expect(couponAhead([coupon({ mz_price: 5_000 })], [line()], 1000)).toBeUndefined();
  expect(couponAhead(own, [], 1000)).toBeUndefined();
});
