import { expect, test } from 'vitest';
import { signin } from '#shared/contract/signin.ts';
import { startAt } from '#shared/contract/wire.ts';
import {
  claimedText,
  dayKey,
  giftPlace,
  giftShort,
  giftText,
  needsAddress,
  signInButton,
  todaysDay,
  todaysGift,
  tomorrowsGift,
  weekDays,
} from './daily-sign-in.ts';

const week = (more: object) => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [`signin${day}`, { gift_type: 3, gift_num: day }]);
  return signin.signin.answer.read(
    { data: { signin_id: 1, lx_day: 0, is_get: 0, ...Object.fromEntries(days), ...more }, user_id: 1 },
    startAt(false),
  ).data;
};

test("the key is 'signin' plus the next consecutive day number, and after a full seven the first", () => {
  expect([0, 1, 2, 6, 7].map(dayKey)).toEqual(['signin1', 'signin2', 'signin3', 'signin7', 'signin1']);
});

test('today’s gift is the next one until it is claimed', () => {
  expect(todaysGift(week({ lx_day: 2 })).gift_num).toBe(3);
  expect(todaysGift(week({ lx_day: 3, is_get: 1 })).gift_num).toBe(3);
  expect(todaysGift(week({ lx_day: 9, is_get: 1 })).gift_num, 'the second of a new round').toBe(2);
  expect(weekDays(week({})).map((day) => day.gift_num)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the button is: not logged in, not certified, can sign in, already signed in', () => {
  const buyer = { token: 't'.repeat(32), yz: 1 as const, user_yz: true };
  const button = (more: object, is_get = false) => signInButton({ ...buyer, ...more }, { is_get });
  expect(button({ token: '' })).toMatchObject({ state: 'login', to: '/user?path=login' });
  expect(button({ yz: 2 })).toMatchObject({ label: '请先认证', to: '/user-center?path=user-yz' });
  expect(button({})).toEqual({ state: 'open', label: '立即签到' });
  expect(button({}, true)).toEqual({ state: 'signed', label: '今日已签到' });
});

test('gift types are 0 none, 1 goods with an address, 2 coupon, 3 points, each with text and page', () => {
  const gift = (gift_type: 0 | 1 | 2 | 3, data: object = {}) => ({ gift_type, gift_num: 2, data });
  expect(giftText(gift(0))).toBe('无礼品');
  expect(giftText(gift(1, { goods_name: '棉签' }))).toBe('棉签×2');
  expect(giftText(gift(2, { price: 1000, mz_price: 10_000 }))).toBe('满100减10优惠券×2');
  expect(giftText(gift(3))).toBe('2积分');
  expect(([0, 1, 2, 3] as const).map((gift_type) => needsAddress({ gift_type }))).toEqual([false, true, false, false]);
  expect(([0, 1, 2, 3] as const).map((gift_type) => giftPlace({ gift_type })?.to)).toEqual([
    undefined,
    '/order',
    '/volume?my=my',
    '/detail-log?lx=integral',
  ]);
});

test("today's number is the next day until it is claimed, and 1 again after seven", () => {
  const days = [[0], [2], [3, 1], [7, 1], [7]].map(([lx_day, is_get = 0]) => todaysDay(week({ lx_day, is_get })));
  expect(days).toEqual([1, 3, 3, 7, 1]);
  expect([tomorrowsGift(week({ lx_day: 3, is_get: 1 })), tomorrowsGift(week({ lx_day: 7, is_get: 1 }))]).toMatchObject([
    { gift_num: 4 },
    { gift_num: 1 },
  ]);
});

test('a slot has a short text; a coupon without an amount is not a coupon of 0 yuan', () => {
  const coupon = { gift_type: 2 as const, gift_num: 1, data: { price: 500, mz_price: 30_000 } };
  expect([giftShort(coupon), giftShort({ gift_type: 2, gift_num: 1 })]).toEqual(['满300减5', '优惠券']);
  expect(giftText({ gift_type: 2, gift_num: 1 })).toBe('优惠券×1');
  expect(giftShort({ gift_type: 3, gift_num: 10 })).toBe('10 积分');
});

test('the text of a claimed gift says where to find it', () => {
  expect(claimedText({ gift_type: 3, gift_num: 10 })).toBe('10 积分已到账，可在「积分明细」查看');
  const goods = { gift_type: 1 as const, gift_num: 2, data: { goods_name: '棉签' } };
  expect(claimedText(goods)).toBe('棉签×2 已自动下单，可在「我的订单」查看发货');
});
