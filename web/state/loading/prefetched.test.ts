import { afterEach, expect, test, vi } from 'vitest';
import { askAhead, dropAhead, isTooLate, takeAhead } from './prefetched.ts';

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
  delete (globalThis as { askedAhead?: unknown }).askedAhead;
  delete (globalThis as { askedByItself?: unknown }).askedByItself;
});

test('the same request takes the answer that was asked for ahead, once', async () => {
  const fetch = answering();
  askAhead(url, headers);
  expect(await (await takeAhead(same, headers, '_'))?.text()).toBe('{}');
  expect(takeAhead(same, headers, '_')).toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers, cache: 'no-store' });
});

test('another request, and the same of another member, ask by themselves', () => {
  answering();
  askAhead(url, headers);
  expect(takeAhead('https://shop.example/api/common.php?act=header&_=1', headers, '_')).toBeUndefined();
  askAhead(url, headers);
  expect(takeAhead(same, { ...headers, token: 'u' }, '_')).toBeUndefined();
  askAhead(url, headers);
  expect(takeAhead(same.replace('device=pc', 'device=mobile'), headers, '_')).toBeUndefined();
});

test('whoever takes it can give it up', () => {
  const fetch = answering();
  askAhead(url, headers);
  const controller = new AbortController();
  void takeAhead(same, headers, '_', controller.signal);
  controller.abort();
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('several are kept apart, and one that nobody took for long is old', () => {
  vi.useFakeTimers();
  answering();
  const other = 'https://shop.example/api/index.php?act=home&_=1';
  askAhead(url, headers);
  askAhead(other, headers);
  expect(takeAhead(other, headers, '_')).toBeDefined();
  vi.advanceTimersByTime(10_001);
  expect(takeAhead(same, headers, '_')).toBeUndefined();
});

test('what the client asked first is not asked ahead any more', () => {
  answering();
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  askAhead(url, headers);
  expect(isTooLate('index.php?act=home')).toBe(false);
  takeAhead('https://shop.example/api/index.php?act=home&_=1', headers, '_');
  expect([isTooLate('index.php?act=home'), isTooLate('common.php?act=header')]).toEqual([true, false]);
});

test('once somebody acts, nothing that was read before is taken', () => {
  const fetch = answering();
  askAhead(url, headers);
  dropAhead();
  expect(takeAhead(same, headers, '_')).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
