// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Settings, start } from '#web/state/settings/settings.ts';
import IntroPage from './intro-page.tsx';
import SearchPage from './search-page.tsx';

/** Reports everything as near the viewport. */
class Near {
  constructor(private readonly seen: (found: object[]) => void) {}
  observe(): void {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

const goods = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ goods_id: `${name}${at}`, goods_name: `${name}${at}` }));

/** The number of requests for recommendations. */
let asked = 0;
let answer: () => void;

/** A server that answers recommendations when the test says so, and rejects aborted requests. */
function fetchOf(url: string, { signal }: RequestInit): Promise<Response> {
  const reply = (data: object) => new Response(JSON.stringify({ success: 1, ...data }));
  if (!url.includes('rand_best')) return Promise.resolve(reply({ data: goods(45, 'A'), page_next: 'end' }));
  asked += 1;
  return new Promise((come, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('cancelled', 'AbortError')));
    const before = answer;
    answer = () => {
      before();
      come(reply({ data: goods(3, 'R') }));
    };
  });
}

beforeEach(() => {
  asked = 0;
  answer = () => undefined;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('fetch', fetchOf);
  start.now = { phase: 'shown', settings: {} as Settings };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SEARCH = { keywords: 'all', cat_id: '', brand: '', ppg: '' };
const passes = () => act(() => vi.advanceTimersByTimeAsync(500));
const regions = () => screen.getAllByRole('region', { name: '猜你喜欢' });
const told = () => regions().map((region) => within(region).queryAllByRole('article').length);

test.each([
  ['the search', <SearchPage key="search" query={SEARCH} />],
  ['a collection', <IntroPage key="intro" query={{ intro: 'new' }} />],
])('%s: the strip and the block below the list both come where they are near at the same time', async (_name, page) => {
  render(page);
  await passes();
  await act(() => vi.dynamicImportSettled());
  await passes();
  expect(regions()).toHaveLength(2);
  await act(async () => answer());
  await passes();
  expect(told()).toEqual([3, 3]);
  expect(asked).toBe(1);
});
