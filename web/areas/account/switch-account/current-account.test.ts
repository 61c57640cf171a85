import { expect, test } from 'vitest';
import { currentAccount } from './current-account.ts';

const accounts = [
  { user_id: '7', nickname: '百姓心', user_name: 'liansuo' },
  { user_id: '8', nickname: '百姓心', user_name: 'liansuo2' },
  { user_id: '9', nickname: '江北店', user_name: 'liansuo3' },
];
const token = 'abcdefgh'.repeat(4);

test('the login name that the token was made with tells the account, whatever its case', () => {
  const noted = { of: 'abcdefgh', user_name: 'LianSuo2' };
  expect(currentAccount(accounts, { token, name: '百姓心' }, noted)).toBe('8');
});

test('a name noted for another login does not count; a nickname that only one has does', () => {
  const noted = { of: 'zzzzzzzz', user_name: 'liansuo2' };
  expect(currentAccount(accounts, { token, name: '江北店' }, noted)).toBe('9');
  expect(currentAccount(accounts, { token, name: '百姓心' }, noted)).toBeUndefined();
});
