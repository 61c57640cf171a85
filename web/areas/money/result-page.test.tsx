// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';
import ResultPage from './result-page.tsx';

afterEach(() => {
  cleanup();
  session.token = '';
});

test('an address without a number is of no order: nobody is told that another was paid', () => {
  session.token = 'a'.repeat(32);
  const server = serve({ 'order.php?act=order_list': () => ({ data: [{ order_id: '1', pay_status: 1 }] }) });
  render(<ResultPage query={{ of: '', order_id: '' }} />);
  expect(screen.getByText('缺少参数！')).toBeTruthy();
  expect(screen.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/order');
  expect(server.asked('order.php?act=order_list')).toEqual([]);
});
