import { expect, test } from 'vitest';
import { checkPaymentPassword } from '#shared/rules/pay/payment-methods.ts';
import { isBlank } from './blank.ts';
import { checkLoginForm } from './login-form.ts';
import { answerRefusal, newPasswordRefusal } from './new-password.ts';
import { isSmsCode } from './sms-code.ts';

const form = { user_name: 'yaodian', agree: true, remember: false };

test.each([
  '      ',
  '　　　　　　',
  '\u200b\u200b\u200b\u200b\u200b\u200b',
  '\ufeff\u00a0\u2060 \t\u3000',
  '\u3164\u115f\u180e\u034f\ufe0f\u3164',
])('the blanks %j are no password, answer or code', (blanks) => {
  expect(isBlank(blanks)).toBe(true);
  expect(checkPaymentPassword(blanks)).toMatchObject({ ok: false });
  expect(checkLoginForm({ ...form, password: blanks })).toMatchObject({ ok: false, because: 'password' });
  expect(answerRefusal(blanks)).toBeDefined();
  expect(newPasswordRefusal(blanks, blanks)).toBeDefined();
  expect(isSmsCode(blanks)).toBe(false);
});

test.each(['12 34 56', ' a ', '〇'])('%j is typed by somebody, and stays as it is', (secret) => {
  expect(isBlank(secret)).toBe(false);
  expect(checkPaymentPassword(secret)).toEqual({ ok: true });
  expect(checkLoginForm({ ...form, password: secret })).toEqual({ ok: true });
});
