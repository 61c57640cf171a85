import { expect, test } from 'vitest';
import { accountKind, codeKind } from './bank-accounts.ts';

test('an account with lx 1 is public, any other private', () => {
  expect([accountKind({ lx: '1' }), accountKind({ lx: '2' })]).toEqual(['对公账户', '对私账户']);
});

test('collecting codes are 1 Alipay, 2 WeChat, 3 one for all', () => {
  expect((['1', '2', '3'] as const).map((ewm_lx) => codeKind({ ewm_lx }))).toEqual(['支付宝', '微信', '一码付']);
});
