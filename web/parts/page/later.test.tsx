// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { Boundary } from '../boundary.tsx';
import { later } from './later.ts';

afterEach(cleanup);

test('code that fails to load is reported once, and fetched again only on the next render', async () => {
  provideFailureHandler(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const fetchView = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>购物车</p>;
  });
  const { View } = later(fetchView);
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
  const again = await screen.findByText('重试');
  expect(fetchView).toHaveBeenCalledTimes(1);
  online = true;
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByText('购物车')).toBeTruthy();
  expect(fetchView).toHaveBeenCalledTimes(2);
});
