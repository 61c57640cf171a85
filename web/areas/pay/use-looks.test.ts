// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLooks } from './use-looks.ts';

let shown: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });

afterEach(() => {
  cleanup();
  shown = 'visible';
});

/** Another app in front, a page restored from the back/forward cache, the network back. */
const ways: Readonly<Record<string, () => void>> = {
  visibilitychange: () => document.dispatchEvent(new Event('visibilitychange')),
  pageshow: () => dispatchEvent(new Event('pageshow')),
  online: () => dispatchEvent(new Event('online')),
};

test.each(Object.entries(ways))('returning by %s polls at once, as long as a payment is pending', (_, come) => {
  const send = vi.fn();
  const { rerender, unmount } = renderHook(({ waits }) => useLooks(waits, send), { initialProps: { waits: false } });
  come();
  expect(send).not.toHaveBeenCalled();
  rerender({ waits: true });
  come();
  expect(send).toHaveBeenCalledOnce();
  shown = 'hidden';
  come();
  unmount();
  shown = 'visible';
  come();
  expect(send).toHaveBeenCalledOnce();
});
