// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go, tidyAddress, usePlace } from './location.ts';

const opened = vi.fn();
/** As wouter has wrapped it: it tells of each call. */
const own = history.pushState;

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockReset();
  history.replaceState(null, '', '/search?keywords=%E8%83%B6%E5%9B%8A');
  for (const way of ['assign', 'replace'] as const) vi.spyOn(location, way).mockImplementation((to) => opened(way, to));
  tidyAddress();
});
afterEach(() => {
  history.pushState = own;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Puts another pushState below wouter's, as one that was there before it. */
function take(pushState: (...entry: Parameters<typeof own>) => void): void {
  history.pushState = (...entry) => {
    pushState(...entry);
    dispatchEvent(new Event('pushState'));
  };
}

/** The path that is shown after this navigation. */
async function shownAfter(to: string): Promise<string | undefined> {
  const { result } = renderHook(usePlace);
  await act(async () => {
    void go(to, false);
    await vi.advanceTimersByTimeAsync(1000);
  });
  return result.current.path;
}

test('a pushState that does nothing: the page is loaded', async () => {
  take(() => undefined);
  await shownAfter('/notes?id=8');
  expect(opened.mock.calls).toEqual([['assign', '/notes?id=8']]);
});

test('a pushState that refuses: the page is loaded', async () => {
  take(() => {
    throw new DOMException('', 'SecurityError');
  });
  await shownAfter('/notes?id=8');
  expect(opened.mock.calls).toEqual([['assign', '/notes?id=8']]);
});

test('a replaceState that refuses: the page takes the place of the other', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await go('/volume', true);
  expect(opened.mock.calls).toEqual([['replace', '/volume']]);
});

test('a pushState that comes late: what the address bar says is shown', async () => {
  take((...entry) => setTimeout(() => own.apply(history, entry), 310));
  expect(await shownAfter('/notes?id=8')).toBe('/notes');
  expect(opened).not.toHaveBeenCalled();
});

test('two taps before the first has come: the second is shown, and nothing is loaded', async () => {
  take((...entry) => setTimeout(() => own.apply(history, entry), 220));
  const { result } = renderHook(usePlace);
  await act(async () => {
    void go('/notes?id=8', false);
    await vi.advanceTimersByTimeAsync(60);
    void go('/volume', false);
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(result.current.path).toBe('/volume');
  expect(opened).not.toHaveBeenCalled();
});

test('a pushState that drops the state: the way back is known', async () => {
  take((_, title, to) => own.call(history, null, title, to));
  expect(await shownAfter('/notes?id=8')).toBe('/notes');
  expect(history.state).toEqual({ depth: 1, from: '/search?keywords=%E8%83%B6%E5%9B%8A' });
});

test('an address with signs that a browser writes otherwise is the same', async () => {
  expect(await shownAfter("/search?keywords=it's 9")).toBe('/search');
  expect(opened).not.toHaveBeenCalled();
});
