import { afterEach, expect, test, vi } from 'vitest';
import { dropPrefetched, isTooLate, prefetch, takePrefetched } from './prefetched.ts';

const url = 'https://shop.example/api/common.php?act=init&device=pc&log_bs=&_=abc';
const same = 'https://shop.example/api/common.php?act=init&log_bs=&device=pc&_=xyz';
const headers = { token: 't', 'agency-id': '7' };

function answering() {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete (globalThis as { prefetched?: unknown }).prefetched;
  delete (globalThis as { askedByClient?: unknown }).askedByClient;
});

test('the same request takes the prefetched answer, once', async () => {
  const fetch = answering();
  prefetch(url, headers);
  expect(await (await takePrefetched(same, headers, '_')?.response)?.text()).toBe('{}');
  expect(takePrefetched(same, headers, '_')).toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers, cache: 'no-store' });
});

test('another request, or the same of another member, does not take it', () => {
  answering();
  prefetch(url, headers);
  expect(takePrefetched('https://shop.example/api/common.php?act=header&_=1', headers, '_')).toBeUndefined();
  prefetch(url, headers);
  expect(takePrefetched(same, { ...headers, token: 'u' }, '_')).toBeUndefined();
  prefetch(url, headers);
  expect(takePrefetched(same.replace('device=pc', 'device=mobile'), headers, '_')).toBeUndefined();
});

test('the text that fills a page is in the charset of its answer, and none of a failure', async () => {
  const answers = [
    // 药 in GBK.
    new Response(Uint8Array.of(0xd2, 0xa9), { headers: { 'content-type': 'text/html; charset=gbk' } }),
    new Response('no shop', { status: 502 }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')));
  expect(await prefetch(url, headers).text).toBe('药');
  expect(await prefetch(url, headers).text).toBeUndefined();
  const lost = prefetch(url, headers);
  expect(await lost.text).toBeUndefined();
  await expect(lost.response).rejects.toThrow('Failed to fetch');
});

test('a taken request can be aborted', () => {
  const fetch = answering();
  prefetch(url, headers);
  const controller = new AbortController();
  void takePrefetched(same, headers, '_', controller.signal);
  controller.abort();
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('several answers are kept apart, and one not taken in time expires', () => {
  vi.useFakeTimers();
  answering();
  const other = 'https://shop.example/api/index.php?act=home&_=1';
  prefetch(url, headers);
  prefetch(other, headers);
  expect(takePrefetched(other, headers, '_')).toBeDefined();
  vi.advanceTimersByTime(10_001);
  expect(takePrefetched(same, headers, '_')).toBeUndefined();
});

test('a call that the client has made itself is not prefetched any more', () => {
  answering();
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  prefetch(url, headers);
  expect(isTooLate('index.php?act=home')).toBe(false);
  takePrefetched('https://shop.example/api/index.php?act=home&_=1', headers, '_');
  expect([isTooLate('index.php?act=home'), isTooLate('common.php?act=header')]).toEqual([true, false]);
});

test('after a write no prefetched answer is taken', () => {
  const fetch = answering();
  prefetch(url, headers);
  dropPrefetched();
  expect(takePrefetched(same, headers, '_')).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
