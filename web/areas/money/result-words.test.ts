import { expect, test } from 'vitest';
import { saysOf } from './result-words.ts';

test('an unpaid order or top-up is told where to pay it, and no time that is the operator’s affair', () => {
  expect(saysOf('unpaid', [], false)).toBe('可在待付款中继续支付');
  expect(saysOf('unpaid', [], true)).toBe('可在充值记录中继续支付');
});

test('nobody is told to pay again while nobody knows', () => {
  expect(saysOf('unknown', [], false)).toContain('请勿重复支付');
});
