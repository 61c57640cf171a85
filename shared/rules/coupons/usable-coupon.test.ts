import { expect, test } from 'vitest';
import { bestCoupon, whyUnusable } from './usable-coupon.ts';

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
  expect(bestCoupon([])).toBeUndefined();
});

test('the reason of an unusable coupon is named', () => {
  const now = 1000;
  expect(whyUnusable(coupon(), [line()], now)).toBe('还差 ¥900 可用');
  expect(whyUnusable(coupon({ type: '2', goods_id: '8' }), [line()], now)).toBe('订单里没有该券的商品');
  expect(whyUnusable(coupon(), [line({ no_discount: true })], now)).toBe('订单里的商品不参与优惠');
  expect(whyUnusable(coupon({ start_time: 2000 }), [line()], now)).toBe('还未到使用时间');
});

test('unknown amounts are not calculated', () => {
  expect(whyUnusable(coupon({ mz_price: undefined }), [line()], 0)).toBe('本单不可用');
  expect(whyUnusable(coupon(), [line({ goods_price: undefined })], 0)).toBe('本单不可用');
});
