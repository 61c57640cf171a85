// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { testPage } from '#web/parts/testing/page-test.ts';
import { serve } from '#web/state/testing.ts';
import LedgerPage from './ledger-page.tsx';

const LEDGER = 'user.php?act=detail_log';
const PURSE = 'user.php?act=user_center';

testPage();

test('each tab of the address has its own entries; the purse is asked once, and the tab keeps the focus', async () => {
  const server = serve({
    [LEDGER]: ({ lx }) => ({ data: [{ ledger_id: 1, note: `记录 ${lx}`, add_time: '0' }], page_next: 'end' }),
    [PURSE]: () => ({ moneys: '10.00', acquire_money: '5.00' }),
  });
  const { rerender } = render(<LedgerPage query={{ lx: '' }} />);
  provideNavigator({
    go: (address) =>
      rerender(<LedgerPage query={{ lx: new URL(address, location.href).searchParams.get('lx') ?? '' }} />),
    back: () => undefined,
    returnTo: () => undefined,
  });
  await act(() => vi.advanceTimersByTimeAsync(500));
  screen.getAllByText('记录 moneys');
  const next = screen.getByRole('tab', { name: '赠送金' });
  await act(async () => {
    next.focus();
    fireEvent.click(next);
  });
  expect(screen.queryAllByText('记录 moneys')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(500));
  screen.getAllByText('记录 acquire_money');
  expect(document.activeElement).toBe(next);
  expect([server.asked(LEDGER).map(({ lx }) => lx), server.asked(PURSE).length]).toEqual([
    ['moneys', 'acquire_money'],
    1,
  ]);
});
