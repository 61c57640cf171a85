import { expect, test } from 'vitest';
import { canChange, checkProof, proofWords, rejection } from './transfer.ts';

test('a transfer needs its screenshot', () => {
  expect(checkProof('')).toMatchObject({ ok: false, message: { text: '请上传转账截图！' } });
  expect(checkProof('/uploads/a.png')).toEqual({ ok: true });
});

test('a proof is 0 under review, 1 passed, 2 rejected; until it has passed it can be cancelled or paid again', () => {
  expect(([0, 1, 2] as const).map((status) => proofWords(status))).toEqual(['审核中', '已通过', '已驳回']);
  expect(([0, 1, 2] as const).map(canChange)).toEqual([true, false, true]);
});

test('only a rejected proof has a reason, whatever a server leaves in', () => {
  const reasons = ([0, 1, 2, undefined] as const).map((status) => rejection({ status, shbz: '金额不符' }));
  expect(reasons).toEqual(['', '', '金额不符', '']);
});
