// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import ResultPage from './result-page.tsx';

afterEach(() => {
  cleanup();
  session.token = '';
});

test('an address without a number shows no order, instead of another one as paid', () => {
  session.token = 'a'.repeat(32);
  const server = serve({ 'order.php?act=order_list': () => ({ data: [{ order_id: '1', pay_status: 1 }] }) });
  render(<ResultPage query={{ of: '', order_id: '' }} />);
  expect(screen.getByText('缺少参数！')).toBeTruthy();
  expect(screen.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/order');
  expect(server.asked('order.php?act=order_list')).toEqual([]);
});

test('a split order shows the number of each part and the total', async () => {
  session.token = 'a'.repeat(32);
  start.now = { phase: 'shown', settings: {} as Settings };
  const part = (order_id: string, money_paid: string) => ({
    order_id,
    order_sn: `S9-${order_id}`,
    order_zt: `商家${order_id}`,
    is_fd: '1',
    pay_status: '1',
    money_paid,
  });
  serve({ 'order.php?act=order_list': () => ({ data: [part('1', '280.50'), part('2', '47.20')], page_next: 'end' }) });
  render(<ResultPage query={{ of: '', order_id: '9' }} />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect([first?.textContent, second?.textContent]).toEqual([
    '商家1订单号 S9-1已付款¥280.50',
    '商家2订单号 S9-2已付款¥47.20',
  ]);
  const done = screen.getByRole('status');
  expect(within(done).getByRole('img', { name: '¥327.70' }).textContent).toBe('¥327.70');
});
