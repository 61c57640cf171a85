import { expect, test } from 'vitest';
import { claimableFirst, couponButton, couponFor, couponLinkWords, couponsOfTab, couponTarget } from './coupon.ts';

const shop = { type: '1' as const, goods_id: '' };
const goods = { type: '2' as const, goods_id: '7' };

test('the tabs are all, 1 shop coupons, 2 goods coupons', () => {
  const all = [shop, goods];
  expect((['all', '1', '2'] as const).map((tab) => couponsOfTab(all, tab))).toEqual([all, [shop], [goods]]);
});

test('with is_get off it can be claimed, with is_get on it can be used', () => {
  expect(couponButton({ is_get: false })).toEqual({ action: 'claim', label: '立即领取' });
  expect(couponButton({ is_get: true })).toEqual({ action: 'use', label: '立即使用' });
});

test('while is_get cannot be read, nothing is claimed, and a link offers neither claiming nor using', () => {
  expect(couponButton({ is_get: undefined }).action).toBe('none');
  expect([false, true, undefined].map((is_get) => couponLinkWords({ is_get }))).toEqual([
    '立即领取',
    '立即使用',
    '查看',
  ]);
});

test('use now leads home for a shop-wide coupon, else to the goods page', () => {
  expect([couponTarget(shop), couponTarget(goods)]).toEqual(['/index', '/goods?id=7']);
});

test('a ticket names its product or the whole shop; a product without a name is not the whole shop', () => {
  expect(couponFor({ type: '1', goods_name: '' })).toBe('全场商品可用');
  expect(couponFor({ type: '2', goods_name: '板蓝根颗粒' })).toBe('板蓝根颗粒');
  expect(couponFor({ type: '2' })).toBe('指定商品可用');
});

test('a goods shows first what can be claimed, of it its own, then what takes the least to be used', () => {
  const coupon = (volume_id: string, type: '1' | '2', mz_price: number, is_get = false) => {
    return { volume_id, type, mz_price, is_get };
  };
  const all = [
    coupon('got', '2', 0, true),
    coupon('dear', '1', 500),
    coupon('cheap', '1', 300),
    coupon('own', '2', 900),
  ];
  expect(claimableFirst(all).map(({ volume_id }) => volume_id)).toEqual(['own', 'cheap', 'dear', 'got']);
});
