import { expect, test } from 'vitest';
import { buyingState } from '#shared/rules/member/buying-state.ts';
import type { Buyer } from '#shared/rules/member/verification.ts';
import { hiddenPriceMessage } from './hidden-price.ts';

test('the message differs for unverified members and for those outside the business scope', () => {
  const member: Buyer = { token: 't'.repeat(32), yz: 1, user_yz: true };
  const why = (buyer: Buyer, inRange?: boolean) => hiddenPriceMessage(buyingState(buyer, inRange)).text;
  expect(why({ ...member, token: '' })).toBe('登录认证用户后可查看采购价');
  expect(why({ ...member, yz: 2 }, false)).toBe('登录认证用户后可查看采购价');
  expect(why(member, false)).toBe('开通该经营范围后可查看采购价');
});
