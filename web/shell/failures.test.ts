// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { BACK_DELAY, GOES_BACK } from '#shared/rules/app/after-error.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { toast } from '#web/state/messages/toast.ts';
import { showFailure } from './failures.ts';

const back = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  back.mockClear();
  provideNavigator({ go: () => undefined, back, returnTo: () => undefined });
  history.replaceState(null, '', '/order-info?order_id=7');
});
afterEach(() => void vi.useRealTimers());

const refuse = () => showFailure(new RefusedError('order.php?act=order_info', GOES_BACK, '没有该订单的权限！', false));

test('error 2 goes back after 1.5 s', () => {
  refuse();
  vi.advanceTimersByTime(BACK_DELAY - 1);
  expect(back).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(back).toHaveBeenCalledOnce();
});

test('it goes nowhere once the buyer has navigated elsewhere', () => {
  refuse();
  history.pushState(null, '', '/cart');
  vi.advanceTimersByTime(BACK_DELAY);
  expect(back).not.toHaveBeenCalled();
});

test('what the page says itself is no toast, unless it leads elsewhere', () => {
  const lost = new NetworkError('order.php?act=order_list', 'dropped');
  toast.text = '';
  showFailure(lost, true);
  expect(toast.text).toBe('');
  showFailure(new RefusedError('order.php?act=order_list', 1, '暂停服务', false), true);
  expect(toast.text).toBe('');
  showFailure(new RefusedError('order.php?act=order_info', GOES_BACK, '没有该订单的权限！', false), true);
  expect(toast.text).toBe('没有该订单的权限！');
  showFailure(lost);
  expect(toast.text).toBe('数据请求失败！');
});
