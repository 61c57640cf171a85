import { expect, test } from 'vitest';
import { buyButton, buyingState } from './buying-state.ts';
import type { Buyer } from './verification.ts';

const member: Buyer = { token: 't'.repeat(32), yz: 1, user_yz: true };
const visitor: Buyer = { ...member, token: '' };

test('the buying button depends on the buyer', () => {
  const button = (buyer: Buyer, inRange?: boolean) => buyButton(buyingState(buyer, inRange), '12');
  expect(button(visitor)).toEqual({ label: '请先登录', to: '/user?path=login' });
  expect(button({ ...member, yz: 2 })).toEqual({ label: '请先认证', to: '/user-center?path=user-yz' });
  expect(button(member, false)).toEqual({ label: '您不在经营范围内，请上传资质', to: '/user-range?id=12' });
  expect(button(member)).toEqual({ label: '加入购物车' });
});
