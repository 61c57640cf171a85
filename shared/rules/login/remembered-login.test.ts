import { expect, test } from 'vitest';
import { encodePassword } from './password.ts';
import { startForm, toRemember } from './remembered-login.ts';

const form = { user_name: ' renxin ', password: 'secret1', agree: true, remember: true };
const day = 24 * 3600_000;

test('the name is remembered with or without "remember me", the password only with it', () => {
  expect(toRemember(form, 0)).toMatchObject({ ck_name: 'renxin', ck_pwd: encodePassword('secret1') });
  expect(toRemember({ ...form, remember: false }, 0)).toMatchObject({ ck_name: 'renxin', ck_pwd: '' });
});

test('it expires after 30 days', () => {
  const kept = toRemember(form, 1000);
  expect(startForm(kept, 1000 + 30 * day - 1)).toMatchObject({ user_name: 'renxin', remember: true, agree: true });
  expect(startForm(kept, 1000 + 30 * day)).toEqual({ user_name: '', password: '', agree: false, remember: false });
  expect(startForm(undefined, 0).user_name).toBe('');
});

test('a remembered password is sent unchanged', () => {
  const again = startForm(toRemember(form, 0), 1);
  expect(encodePassword(again.password)).toBe(encodePassword('secret1'));
  expect(toRemember(again, 1).ck_pwd).toBe(encodePassword('secret1'));
});
