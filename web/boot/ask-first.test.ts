// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartLoader } from '#web/areas/cart/cart-loader.ts';
import { goodsLoader } from '#web/areas/goods/goods-loader.ts';
import { prefetch, prefetchedText } from '#web/state/loading/prefetched.ts';
import { askFirst, type FirstCalls } from './ask-first.ts';
import { tableReads } from './table-reads.ts';

const HEADERS = { token: 'm', 'agency-id': '7' };
const asked: string[] = [];
let answerInit: (answer: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  const init = new Promise((resolve) => {
    answerInit = resolve;
  });
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('act=init')
      ? new Response(JSON.stringify(await init))
      : new Response(JSON.stringify({ data: ['secret'] })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete (globalThis as { prefetched?: unknown }).prefetched;
});

const address = (call: string, pairs: Iterable<readonly [string, string]> = []): string =>
  `https://shop.example/api/${call}&${new URLSearchParams([...pairs].map(([name, value]) => [name, value]))}`;

const start = (loader: Parameters<typeof tableReads>[0], search: string, before: FirstCalls['before']) =>
  askFirst({
    calls: { init: 'common.php?act=init', header: 'common.php?act=header' },
    reads: tableReads(loader),
    query: new URLSearchParams(search),
    initArgs: [],
    before,
    version: '1.2.0',
    ask: (call, pairs) => {
      asked.push(call);
      return prefetch(address(call, pairs), HEADERS);
    },
  });

/** What the app finds of an early answer, for the member and agency of these headers. */
const found = (call: string, headers: Readonly<Record<string, string>> = HEADERS) =>
  prefetchedText(address(call), headers, '_', (text) => text);

test("a member's reads leave beside init, after their documented delays, and init's answer lets the app use them", async () => {
  const allowed = start(cartLoader, '', {});
  expect(asked).toEqual(['common.php?act=init']);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toContain('cart.php?act=list');
  answerInit({ success: 1, version: '1.2.0' });
  expect(await allowed).toMatchObject({ success: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(found('cart.php?act=list')).toContain('secret');
  expect(asked.filter((call) => call === 'cart.php?act=list')).toHaveLength(1);
  expect(found('cart.php?act=list', { ...HEADERS, 'agency-id': '8' }), 'another agency').toBeUndefined();
  expect(found('cart.php?act=list', { ...HEADERS, token: 'n' }), 'another member').toBeUndefined();
});

test.each([
  ['a stranger', '', undefined],
  ['a value of init that no visit has stored', 'id=7', { log_bs: undefined }],
])('with %s the reads wait for init, and take its values', async (_, search, before) => {
  const allowed = start(before ? goodsLoader : cartLoader, search, before);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['common.php?act=init']);
  answerInit({ log_bs: 'b7' });
  await allowed;
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toContain(before ? 'goods.php?act=info' : 'cart.php?act=list');
});

test('what the last visit stored of init is sent early', async () => {
  void start(goodsLoader, 'id=7', { log_bs: 'b6' });
  await vi.advanceTimersByTimeAsync(200);
  const { prefetched = [] } = globalThis as { prefetched?: { url: string }[] };
  expect(prefetched.map(({ url }) => url).join()).toMatch(/goods_id=7.*log_bs=b6/);
});

test.each([
  ['a closed shop', { shop_closed: '1', version: '1.2.0' }],
  ['a lost login', { need_login: 1 }],
  ['a failed init', { error: 1 }],
  ['a broken init', 'no object'],
  ['a new version', { version: '1.2.1' }],
])('%s drops the early answers, and asks for nothing more', async (_, answer) => {
  const allowed = start(cartLoader, '', {});
  await vi.advanceTimersByTimeAsync(300);
  const before = [...asked];
  expect(found('cart.php?act=list')).toContain('secret');
  answerInit(answer);
  expect(await allowed).toBeUndefined();
  expect(found('cart.php?act=list')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(before);
  expect(found('common.php?act=init'), 'init itself stays for the app').toBeDefined();
});
