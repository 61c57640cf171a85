import { expect, test } from 'vitest';
import { checkLoginForm } from './login-form.ts';

const form = { user_name: 'renxin', password: 'secret', agree: true, remember: false };

test.each([
  [{ ...form, user_name: '  ', password: '', agree: false }, 'user_name', '请输入用户名！'],
  [{ ...form, password: '', agree: false }, 'password', '请输入密码！'],
  [{ ...form, agree: false }, 'agree', '请先同意协议！'],
])('name, password and agreement are checked in order: %#', (wrong, because, text) => {
  expect(checkLoginForm(wrong)).toEqual({ ok: false, because, message: { text } });
});

test('a complete form passes', () => {
  expect(checkLoginForm(form)).toEqual({ ok: true });
});
