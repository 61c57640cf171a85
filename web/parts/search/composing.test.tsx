// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { SearchBox } from './search-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('suggestions are not asked for the letters of an input method', async () => {
  const asked = 'search.php?act=kj_search';
  const server = serve({ [asked]: () => ({ data: [] }), 'common.php?act=search_keywords': () => ({ data: [] }) });
  render(<SearchBox look="bar" />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: "ban'lan" } });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(server.asked(asked)).toEqual([]);
  fireEvent.change(field, { target: { value: '板蓝' } });
  fireEvent.compositionEnd(field);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(server.asked(asked)).toEqual([{ keywords: '板蓝' }]);
});
