// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { Boundary } from '../boundary.tsx';
import { later } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('code that fails three times is reported once, and fetched again only on the next render', async () => {
  provideFailureHandler(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const fetchView = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>购物车</p>;
  });
  const { View } = later(fetchView, 'up');
  await act(async () => {
    render(
      <Boundary
        face={(_, again) => (
          <button type="button" onClick={again}>
            重试
          </button>
        )}
      >
        <Suspense fallback="…">
          <View />
        </Suspense>
      </Boundary>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(1_600));
  const again = screen.getByText('重试');
  expect(fetchView).toHaveBeenCalledTimes(3);
  online = true;
  await act(async () => void fireEvent.click(again));
  expect(screen.getByText('购物车')).toBeTruthy();
  expect(fetchView).toHaveBeenCalledTimes(4);
});

test('code that is lost once comes without a word', async () => {
  const fetchView = vi.fn(async () => () => <p>凑单</p>);
  fetchView.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const { View } = later(fetchView);
  await act(async () => {
    render(
      <Suspense fallback="…">
        <View />
      </Suspense>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByText('凑单')).toBeTruthy();
  expect(fetchView).toHaveBeenCalledTimes(2);
});

test.each([
  ['line', 1],
  ['none', 0],
] as const)('a part whose code is lost fails alone: %s', async (failure, buttons) => {
  provideFailureHandler(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const fetchView = async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>搜索历史</p>;
  };
  const { View } = later(fetchView, failure);
  const draw = (open: boolean) => (
    <main>
      <input aria-label="搜索" defaultValue="维生素" />
      <Suspense fallback="…">{open && <View />}</Suspense>
    </main>
  );
  const { rerender } = render(draw(true));
  await act(() => vi.advanceTimersByTimeAsync(1_600));
  expect(screen.getByLabelText<HTMLInputElement>('搜索').value).toBe('维生素');
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  online = true;
  rerender(draw(false));
  rerender(draw(true));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('搜索历史')).toBeTruthy();
});
