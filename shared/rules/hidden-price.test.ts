import { expect, test } from 'vitest';
import { whyNoPrice } from './hidden-price.ts';
import { type Buyer, standing } from './verification.ts';

test('a hidden price says why: who is not verified, and whose scopes do not reach the goods', () => {
  const member: Buyer = { token: 't'.repeat(32), yz: 1, user_yz: true };
  const why = (buyer: Buyer, inRange?: boolean) => whyNoPrice(standing(buyer, inRange)).text;
  expect(why({ ...member, token: '' })).toBe('登录认证用户后可查看采购价');
  expect(why({ ...member, yz: 2 }, false)).toBe('登录认证用户后可查看采购价');
  expect(why(member, false)).toBe('开通该经营范围后可查看采购价');
});
