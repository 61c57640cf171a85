// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import { TopUpCard } from './top-up-card.tsx';
import type { TopUpLogStore } from './top-up-log.ts';

afterEach(cleanup);

test.each([
  [0, '应付 ¥500.00'],
  [1, '应付 ¥500.00'],
  [undefined, '金额 ¥500.00'],
] as const)('with the payment status %s the record shows “%s”', (pay_status, words) => {
  const row: TopUpRow = { order_id: '1', order_sn: 'C1', add_time: 0, pay_status, moneys: 50_000, get_money: 50_000 };
  render(<TopUpCard row={row} store={{} as TopUpLogStore} />);
  expect(screen.getByRole('article').textContent).toContain(words);
});
