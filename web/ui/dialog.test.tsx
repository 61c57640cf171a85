// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the second tap of a double tap hits the backdrop of what the first one opened, and closes nothing', () => {
  const closed = vi.fn();
  render(
    <Dialog open title="选择收货地址" onClose={closed}>
      地址
    </Dialog>,
  );
  vi.advanceTimersByTime(180);
  fireEvent.click(screen.getByRole('dialog'));
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(180);
  fireEvent.click(screen.getByRole('dialog'));
  expect(closed).toHaveBeenCalledOnce();
});

test('a dialog that a blocker hides closes itself, any other stays', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.offer-of-the-day { display: none !important }';
  const [hidden, seen] = [vi.fn(), vi.fn()];
  for (const [className, onClose] of [
    ['offer-of-the-day', hidden],
    ['offer', seen],
  ] as const)
    render(
      <Dialog open title="今日推荐" className={className} onClose={onClose}>
        满减
      </Dialog>,
    );
  style.remove();
  expect([hidden.mock.calls.length, seen.mock.calls.length]).toEqual([1, 0]);
});
