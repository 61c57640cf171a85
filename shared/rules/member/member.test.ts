import { expect, test } from 'vitest';
import { asksToBind, greetingName, pointsText, pointsWorth, verificationTag } from './member.ts';

test('the value of points is integral divided by integral_ratio, with 2 decimals', () => {
  expect([pointsWorth(1234, 100), pointsWorth(5, 3), pointsWorth(0, 100)]).toEqual([1234, 167, 0]);
});

test('points that a server does not tell are unknown and worth nothing that can be said', () => {
  expect([pointsWorth(5, 0), pointsWorth(undefined, 100)]).toEqual([undefined, undefined]);
  expect([pointsText(1260), pointsText(0), pointsText(undefined)]).toEqual(['1,260', '0', '—']);
});

test('a member without openid is asked to bind when wechat and mobile are both on', () => {
  expect(asksToBind(undefined, { wechat: true, mobile: true })).toBe(true);
  expect(asksToBind('', { wechat: true, mobile: true })).toBe(true);
  expect(asksToBind('o1', { wechat: true, mobile: true })).toBe(false);
  expect(asksToBind('', { wechat: false, mobile: true })).toBe(false);
  expect(asksToBind('', { wechat: true, mobile: false })).toBe(false);
});

test('without a nickname the greeting says 游客', () => {
  expect([greetingName(undefined), greetingName(' '), greetingName('仁心大药房')]).toEqual([
    '游客',
    '游客',
    '仁心大药房',
  ]);
});

test('the verification tag shows only when user_yz is on', () => {
  const buyer = { token: 'a'.repeat(32), user_yz: true };
  expect(verificationTag({ ...buyer, yz: 1, user_yz: false })).toBeUndefined();
  expect(verificationTag({ ...buyer, yz: 1 })).toEqual({ label: '已认证' });
  expect(verificationTag({ ...buyer, yz: 0 })).toEqual({ label: '未认证', to: '/user-yz' });
  expect(verificationTag({ ...buyer, yz: undefined }), 'where nobody said, neither is').toBeUndefined();
});
