import { expect, test } from 'vitest';
import { saysOf } from './result-words.ts';

test('an unpaid order or top-up says where to pay it, and promises no time', () => {
  expect(saysOf('unpaid', [], false)).toBe('可在待付款中继续支付');
  expect(saysOf('unpaid', [], true)).toBe('可在充值记录中继续支付');
});

test('an unknown outcome does not ask to pay again', () => {
  expect(saysOf('unknown', [], false)).toContain('请勿重复支付');
});
