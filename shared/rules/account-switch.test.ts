import { expect, test } from 'vitest';
import { accountChoices } from './account-switch.ts';

const accounts = [
  { user_id: '1', nickname: '仁心大药房', user_name: 'renxin' },
  { user_id: '2', nickname: '仁心二店', user_name: 'renxin2' },
];

test('accounts are listed as nickname and login name, the current one marked', () => {
  expect(accountChoices(accounts, '仁心大药房')).toEqual([
    { user_id: '1', label: '仁心大药房（renxin）', current: true },
    { user_id: '2', label: '仁心二店（renxin2）', current: false },
  ]);
  expect(accountChoices(accounts, 'renxin2').map(({ current }) => current)).toEqual([false, true]);
  expect(accountChoices(accounts, '').some(({ current }) => current)).toBe(false);
});
