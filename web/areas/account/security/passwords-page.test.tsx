// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NetworkError } from '#shared/errors.ts';
import { testPage } from '#web/parts/testing/page-test.ts';
import { cut, noSuchAct, refusal, serve } from '#web/state/testing.ts';
import PasswordsPage from './passwords-page.tsx';

const BANK = 'bank.php?act=list';

testPage();

/** Opens the page; returns the reports about the call for the payment password. */
async function visit(bank: () => unknown) {
  const server = serve({ [BANK]: bank });
  // A desktop also loads the side menu.
  await act(async () => void render(<PasswordsPage query={{ rePwd: '', reMb: '' }} />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(server.asked(BANK)).toHaveLength(1);
  return server.failures.filter((error) => (error as NetworkError).call === BANK);
}

test('the page follows a shop that says whether there is a payment password', async () => {
  expect(await visit(() => ({ data: [], moneys: '0.00', pay_pwd: 0 }))).toEqual([]);
  expect(screen.getByText('未设置，余额支付要用')).toBeTruthy();
});

test.each([
  ['a refusal', () => refusal('该功能暂未开放')],
  ['no connection', cut],
  ['no field', () => ({ data: [] })],
  ...noSuchAct,
] as const)('one that does not tell hinders nothing, and nobody is told of a failure: %s', async (_, answer) => {
  expect(await visit(answer)).toEqual([]);
  expect(screen.getByText('余额支付时使用')).toBeTruthy();
});
