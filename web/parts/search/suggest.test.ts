import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './suggest.ts';

const asked = vi.fn(
  async (_address: string) =>
    new Response(
      JSON.stringify({ success: 1, data: ['7', '8'].map((goods_id) => ({ goods_id, goods_name: '板蓝根颗粒' })) }),
    ),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('suggestions are fetched once, 500 ms after typing stopped; equal names are merged', async () => {
  const suggester = createSuggester();
  suggester.typed('板');
  await vi.advanceTimersByTimeAsync(499);
  suggester.typed('板蓝');
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(decodeURIComponent(String(asked.mock.calls[0]?.[0]))).toContain('keywords=板蓝');
  await vi.waitFor(() => expect(suggester.state.found).toEqual(['板蓝根颗粒']));
});

test('an emptied box fetches nothing and shows nothing', async () => {
  const suggester = createSuggester();
  suggester.typed('板');
  suggester.typed(' ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).not.toHaveBeenCalled();
  expect(suggester.state.found).toEqual([]);
});

test('suggestions that cannot be read are none of "nothing like it"', async () => {
  const suggester = createSuggester();
  suggester.typed('麻黄');
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(suggester.state.words).toBe('麻黄'));
  asked.mockResolvedValueOnce(new Response(JSON.stringify({ success: 1, data: [{ name: '麻黄膏' }] })));
  suggester.typed('麻黄膏');
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(suggester.state).toEqual({ words: '', found: [] }));
});
