import { expect, test } from 'vitest';
import { asksForName, checkRegisterForm, type RegisterForm } from './register-form.ts';

const form: RegisterForm = {
  user_name: 'abcd',
  nickname: '新店',
  phone: '13800000000',
  chit_code: '',
  password: '123456',
  confirm: '123456',
  agree: true,
};
const told = (more: Partial<RegisterForm>, asksForCode = false) => {
  const check = checkRegisterForm({ ...form, ...more }, asksForCode);
  return check.ok ? 'ok' : [check.because, check.message.text];
};

test.each<[Partial<RegisterForm>, string, string]>([
  [{ user_name: 'abc' }, 'user_name', '用户名至少4位，不能有空格！'],
  [{ user_name: 'ab cd' }, 'user_name', '用户名至少4位，不能有空格！'],
  [{ nickname: ' ' }, 'nickname', '请输入药店简称!'],
  [{ nickname: '\u200b\u3000' }, 'nickname', '请输入药店简称!'],
  [{ nickname: '店'.repeat(41) }, 'nickname', '药店简称最多40字，请删减后再提交'],
  [{ phone: '1380000000' }, 'phone', '请输入11位手机号!'],
  [{ phone: '138000000000' }, 'phone', '请输入11位手机号!'],
  [{ password: '12345', confirm: '12345' }, 'password', '请输入大于6位密码!'],
  [{ confirm: '1234567' }, 'confirm', '2次密码输入不相同!'],
  [{ agree: false }, 'agree', '请先同意协议！'],
])('%j is refused', (more, because, message) => {
  expect(told(more)).toEqual([because, message]);
});

test('4 characters of a name and 6 of a password are enough', () => {
  expect(told({})).toBe('ok');
  expect(told({ user_name: '药店一号' })).toBe('ok');
});

test('the code is required only while the SMS step is on', () => {
  expect(told({ chit_code: '' }, true)).toEqual(['chit_code', '请输入6位验证码！']);
  expect(told({ chit_code: '12345' }, true)).toEqual(['chit_code', '请输入6位验证码！']);
  expect(told({ chit_code: '12345a' }, true)).toEqual(['chit_code', '请输入6位验证码！']);
  expect(told({ chit_code: '123456' }, true)).toBe('ok');
});

test('the server checks the name once it is longer than 3 characters', () => {
  expect([asksForName('abc'), asksForName('abcd')]).toEqual([false, true]);
});
