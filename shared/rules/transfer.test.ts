import { expect, test } from 'vitest';
import { accountKind, canChange, checkProof, codeKind, proofWords } from './transfer.ts';

test('an account with lx 1 is public, any other private', () => {
  expect([accountKind({ lx: '1' }), accountKind({ lx: '2' })]).toEqual(['对公账户', '对私账户']);
});

test('collecting codes are 1 Alipay, 2 WeChat, 3 one for all', () => {
  expect((['1', '2', '3'] as const).map((ewm_lx) => codeKind({ ewm_lx }))).toEqual(['支付宝', '微信', '一码付']);
});

test('a transfer needs its screenshot', () => {
  expect(checkProof('')).toMatchObject({ ok: false, message: { text: '请上传转账截图！' } });
  expect(checkProof('/uploads/a.png')).toEqual({ ok: true });
});

test('a proof is 0 under review, 1 passed, 2 rejected; one that has not passed may be cancelled or paid again', () => {
  expect(([0, 1, 2] as const).map((status) => proofWords(status))).toEqual(['审核中', '已通过', '已驳回']);
  expect(([0, 1, 2] as const).map(canChange)).toEqual([true, false, true]);
});
