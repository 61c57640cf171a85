import { expect, test } from 'vitest';
import { checkInviteCode } from './invite-code.ts';

test('an invite code has exactly 6 characters', () => {
  for (const code of ['YC888', 'YC88888']) {
    expect(checkInviteCode(code)).toMatchObject({ ok: false, message: { text: '请输入6位邀请码！' } });
  }
  expect(checkInviteCode(' YC8888 ')).toEqual({ ok: true, code: 'YC8888' });
});

test('a missing or empty code leads to the register path', () => {
  for (const code of [undefined, '', '  ']) {
    expect(checkInviteCode(code)).toMatchObject({
      message: { text: '邀请码格式错误！' },
      to: '/user?path=register',
    });
  }
});
