import { expect, test } from 'vitest';
import { numberFact } from './pay-due.tsx';

test('a number that did not come has no label', () => {
  expect([numberFact({ type: '1' }, 'S61'), numberFact({ type: '2' }, 'R6'), numberFact({ type: '1' }, '')]).toEqual([
    '订单号 S61',
    '充值单号 R6',
    false,
  ]);
});
