// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import InvoicePage from './invoice-page.tsx';

afterEach(() => {
  cleanup();
  start.now = { phase: 'loading' };
  Object.assign(session, { token: '', yz: 0 });
});

test.each([
  ['', '确认收货后的订单才能开票', '/order'],
  ['1', '确认收货后的订单才能开票', '/order'],
  ['2', '申请开票后可在这里查看进度', '/invoice?lx=1'],
])('the empty tab %j says what fills it', async (lx, words, to) => {
  Object.assign(session, { token: 'a'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
  serve({ 'invoice.php?act=list': () => ({ data: [], page_next: 'end' }) });
  render(<InvoicePage query={{ lx }} />);
  const empty = (await screen.findByText(words)).closest('div')!;
  expect(empty.querySelector('a')?.getAttribute('href')).toBe(to);
});

test('orders stand under their months, and the checkbox of a month selects what of it can be invoiced', async () => {
  Object.assign(session, { token: 'a'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
  const order = (order_id: string, add_time: string, state = 0) => ({
    order_id,
    order_sn: `N${order_id}`,
    add_time,
    money_paid: '10.00',
    state,
  });
  const data = [
    order('9', '2027-03-02 09:00:00'),
    order('8', '2027-02-27 09:00:00'),
    order('7', '2027-02-11 09:00:00', 1),
    order('6', '2027-02-01 00:10:00'),
  ];
  serve({ 'invoice.php?act=list': () => ({ data, page_next: 'end' }) });
  render(<InvoicePage query={{ lx: '' }} />);
  expect((await screen.findAllByRole('heading', { level: 2 })).map((each) => each.textContent)).toEqual([
    '2027年3月',
    '2027年2月',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: '全选 2027年2月' }));
  const ticked = await screen.findAllByRole('checkbox', { checked: true });
  expect(ticked.map((each) => each.getAttribute('aria-label'))).toEqual([
    '全选 2027年2月',
    '选择订单 N8',
    '选择订单 N6',
  ]);
});
