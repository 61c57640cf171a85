// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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
