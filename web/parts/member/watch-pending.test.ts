// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { put } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { notePayment, settlePending } from './pending-payment.ts';
import { watchPending } from './watch-pending.ts';

const { looked } = vi.hoisted(() => ({ looked: vi.fn() }));
vi.mock('./pending-watch.lazy.ts', () => ({ lookAfterPending: looked }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const payment = { type: '1', order_id: '7', fd_sn: '', order_sn: 'P7', number: 'S7' } as const;

test('a payment that WeChat reports once its dialog is closed is looked after at once', async () => {
  put({ token: 'a'.repeat(32) });
  start.now = { phase: 'shown', settings: {} as Settings };
  watchPending();
  await vi.advanceTimersByTimeAsync(START_DELAY);
  expect(looked).not.toHaveBeenCalled();
  notePayment({ ...payment, sheet: 'ok' });
  await vi.advanceTimersByTimeAsync(0);
  expect(looked).toHaveBeenCalledOnce();
  settlePending({ type: '1', order_id: '7', fd_sn: '' });
});
