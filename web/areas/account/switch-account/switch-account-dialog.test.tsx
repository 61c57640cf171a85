// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import { SwitchAccountDialog } from './switch-account-dialog.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

test('each account is listed once, under the name that it has', () => {
  const account = (user_id: string, nickname: string, user_name: string) => ({ user_id, nickname, user_name });
  const user_list = [
    account('4', '东店', 'dong'),
    account('4', '东店', 'dong'),
    account('5', '', 'nan'),
    account('6', '', ''),
  ];
  put({ token: 'a'.repeat(32), name: '东店', user_list });
  render(<SwitchAccountDialog ask={{}} close={() => undefined} />);
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown).toEqual(['东店（dong）当前', 'nan']);
});
