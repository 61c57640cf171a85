import { expect, test } from 'vitest';
import { canSwitchAccount, type LoginResult, sessionOf } from './login-session.ts';

const account = (user_id: string) => ({ user_id, nickname: `药店${user_id}`, user_name: `shop${user_id}` });
const result: LoginResult = {
  agency_id: '7',
  token: 't'.repeat(32),
  name: '仁心大药房',
  order_pay: true,
  is_yb: false,
  user_list: [account('1'), account('2')],
  yz: 1,
  cartnum: 6,
};

test('logging in sets token, name, avatar, yz, cart count, order_pay and is_yb', () => {
  expect(sessionOf(result)).toEqual({
    token: 't'.repeat(32),
    name: '仁心大药房',
    avatar: '',
    yz: 1,
    cartNum: 6,
    order_pay: true,
    is_yb: false,
    user_list: result.user_list,
  });
});

test('the user list is stored only with more than one account', () => {
  const alone = sessionOf({ ...result, user_list: [account('1')] })!;
  expect(alone.user_list).toEqual([]);
  expect([canSwitchAccount(alone), canSwitchAccount(sessionOf(result)!)]).toEqual([false, true]);
});

test('an answer without a token of 32 characters is not a login', () => {
  expect(sessionOf({ ...result, token: 'short' })).toBeUndefined();
});
