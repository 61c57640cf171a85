// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testPage } from '#web/parts/testing/page-test.ts';
import { serve } from '#web/state/testing.ts';
import { OwnCoupons } from './own-coupons.tsx';

testPage();

const coupon = { volume_id: 1, type: 1, price: '20.00', mz_price: '300.00', is_get: 1, held_id: 1 };
const used = { ...coupon, held_id: 2, used_time: '2026-11-20 09:30:00', order_id: 7 };

async function rowsOf(shelf: 'my' | 'used' | 'expired', data: readonly object[]) {
  serve({ 'volume.php?act=mine': () => ({ data }) });
  await act(async () => void render(<OwnCoupons shelf={shelf} tab="all" />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  return within(screen.getByRole('tabpanel')).getAllByRole('listitem');
}
const linksIn = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .queryAllByRole('link')
        .map((each) => each.textContent)
    : undefined;

test('a used coupon links to its order and is never offered for use, also in the tab of usable ones', async () => {
  const rows = await rowsOf('my', [coupon, used]);
  expect(rows.map(linksIn)).toEqual([['立即使用'], [expect.stringMatching(/使用，查看订单$/)]]);
});

test.each([['used'] as const, ['expired'] as const])('%s: nothing is offered to be used', async (shelf) => {
  const [row] = await rowsOf(shelf, [coupon]);
  expect(linksIn(row)).toEqual([]);
});
