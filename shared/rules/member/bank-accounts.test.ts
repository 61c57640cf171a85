import { expect, test } from 'vitest';
import { accountKind, codeKind, scanHint } from './bank-accounts.ts';

test('an account with lx 1 is public, any other private', () => {
  expect([accountKind({ lx: '1' }), accountKind({ lx: '2' })]).toEqual(['对公账户', '对私账户']);
});

test('collecting codes are 1 Alipay, 2 WeChat, 3 one for all', () => {
  expect((['1', '2', '3'] as const).map((ewm_lx) => codeKind({ ewm_lx }))).toEqual(['支付宝', '微信', '一码付']);
});

test.each([
  ['1', { onPhone: true, inWeChat: true }, '保存到相册后，用支付宝扫一扫'],
  ['2', { onPhone: true, inWeChat: true }, '长按二维码识别，或保存到相册后扫一扫'],
  ['3', { onPhone: true, inWeChat: false }, '保存到相册后，用微信或支付宝扫一扫'],
  ['2', { onPhone: false, inWeChat: false }, '用微信扫一扫'],
] as const)('code %s in %o: %s', (ewm_lx, where, hint) => {
  expect(scanHint({ ewm_lx }, where)).toBe(hint);
});

test('a code whose kind cannot be read is not called one for all', () => {
  const code = { ewm_lx: undefined };
  expect([codeKind(code), scanHint(code, { onPhone: false, inWeChat: true })]).toEqual(['收款码', '用付款应用扫一扫']);
});
