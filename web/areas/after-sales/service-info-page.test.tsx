// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import ServiceInfoPage from './service-info-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  session.token = 'a'.repeat(32);
  start.now = { phase: 'shown', settings: {} as Settings };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  start.now = { phase: 'loading' };
});

test.each([
  ['no', { data: [], can_apply: 0 }, '该订单暂不能申请售后！'],
  ['no, and why', { data: [], can_apply: 0, because: '已过售后期' }, '已过售后期'],
  ['nothing about it', { data: [] }, '未查到该订单能否申请售后，请联系客服！'],
  ['nothing that can be read', { requests: [] }, '数据请求失败！'],
])('the server says whether after-sales can be asked for: %s', async (_, answer, words) => {
  serve({ 'order.php?act=services_info': () => answer });
  await act(async () => void render(<ServiceInfoPage query={{ order_id: '7' }} />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText(words)).toBeTruthy();
});
