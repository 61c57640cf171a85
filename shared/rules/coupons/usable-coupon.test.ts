import { expect, test } from 'vitest';
import { bestCoupon, byWorth, unusableCoupons, whyUnusable } from './usable-coupon.ts';

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
