import { expect, test } from 'vitest';
import { accountChoices, currentAccount } from './account-switch.ts';

const accounts = [
  { user_id: '7', nickname: '百姓心', user_name: 'liansuo' },
  { user_id: '8', nickname: '百姓心', user_name: 'liansuo2' },
  { user_id: '9', nickname: '江北店', user_name: 'liansuo3' },
];

test('accounts are listed as nickname and login name, the current one marked', () => {
  expect(accountChoices(accounts, { user_name: 'liansuo2', name: '百姓心' })).toEqual([
    { user_id: '7', user_name: 'liansuo', label: '百姓心（liansuo）', current: false },
    { user_id: '8', user_name: 'liansuo2', label: '百姓心（liansuo2）', current: true },
    { user_id: '9', user_name: 'liansuo3', label: '江北店（liansuo3）', current: false },
  ]);
});

test('the current account is found by login name, ignoring case', () => {
  expect(currentAccount(accounts, { user_name: 'LianSuo3', name: '百姓心' })).toBe('9');
});

test('a nickname identifies an account only if it is unique', () => {
  expect(currentAccount(accounts, { user_name: undefined, name: '江北店' })).toBe('9');
  expect(currentAccount(accounts, { user_name: undefined, name: '百姓心' })).toBeUndefined();
  expect(currentAccount(accounts, { user_name: 'nobody', name: '' })).toBeUndefined();
});

test('an account is listed once, under the name that it has; without any name it is not', () => {
  const account = (user_id: string, nickname: string, user_name: string) => ({ user_id, nickname, user_name });
  const told = [
    account('7', '甲店', 'jia'),
    account('8', '', 'yi'),
    account('9', '', ''),
    account('7', '甲店', 'jia'),
    account('4', '丁店', ''),
  ];
  const labels = accountChoices(told, { user_name: 'yi', name: '' }).map(({ label }) => label);
  expect(labels).toEqual(['甲店（jia）', 'yi', '丁店']);
  const current = accountChoices(told, { user_name: '', name: '甲店' }).filter((choice) => choice.current);
  expect(
    current.map(({ user_id }) => user_id),
    'no account without a login name is the one without a login',
  ).toEqual(['7']);
});
