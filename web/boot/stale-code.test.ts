// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shell = (...metas: readonly string[]) => `<html><head>${metas.join('')}</head></html>`;
const app = (name: string) => `<meta name="yaocang-app" content="assets/${name}.js" />`;
const BASE = '<meta name="yaocang-base" content="/" />';
const LOST = 'Failed to fetch dynamically imported module';
let reload: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  vi.resetModules();
  sessionStorage.clear();
  document.head.innerHTML = app('old');
  reload = vi.fn();
  vi.spyOn(location, 'reload').mockImplementation(reload as () => void);
  const listening = vi.spyOn(window, 'addEventListener');
  (await import('./stale-code.ts')).reloadStaleCode();
  onError = listening.mock.calls.find(([name]) => name === 'vite:preloadError')?.[1] as typeof onError;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let onError: (event: Event) => void;
/** A file fails to load while the server answers this. */
async function fails(answer: () => Promise<Response>, message = LOST): Promise<Event> {
  vi.stubGlobal('fetch', answer);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) });
  onError(event);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return event;
}
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const page = (html: string) => async () => new Response(html);
const release = (name: string) => page(shell(BASE, app(name)));

test('offline, the page is not reloaded, however often a chunk fails', async () => {
  await fails(offline);
  later(9_000);
  await fails(offline);
  expect(reload).not.toHaveBeenCalled();
});

test('another release is fetched by one reload, and so is each further one', async () => {
  for (const name of ['new', 'new', 'newer', 'new']) {
    await fails(release(name));
    later(6_000);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page of a network that wants a login is no release', async () => {
  await fails(page(shell('<title>上网认证</title>')));
  expect(reload).not.toHaveBeenCalled();
});

test('with the same release the first failure offers a retry, the second reloads', async () => {
  await fails(release('old'));
  await fails(release('old'));
  expect(reload).not.toHaveBeenCalled();
  later(6_000);
  await fails(release('old'));
  await fails(release('old'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the server is asked once for a failure, however many files it takes, and again for a later one', async () => {
  const answer = vi.fn(release('old'));
  for (let file = 0; file < 9; file += 1) await fails(answer);
  expect(answer).toHaveBeenCalledTimes(1);
  later(5_500);
  for (let file = 0; file < 9; file += 1) await fails(answer);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a chunk that failed offline and fails again online is fetched by a reload', async () => {
  await fails(offline);
  later(6_000);
  await fails(release('old'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that is down does not count as another release', async () => {
  await fails(async () => new Response(shell(BASE, app('new')), { status: 502 }));
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be stored the page is not reloaded', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await fails(release('new'));
  expect(reload).not.toHaveBeenCalled();
});

test('a lost style fails no page: it is asked again in its place, under another address', async () => {
  document.head.innerHTML += '<link rel="stylesheet" href="/assets/cart-1.css"><style id="after"></style>';
  const lost = new URL('/assets/cart-1.css', location.href).href;
  const event = await fails(offline, `Unable to preload CSS for ${lost}`);
  expect([event.defaultPrevented, reload.mock.calls]).toEqual([true, []]);
  const hrefs = () => [...document.querySelectorAll('link')].map(({ href }) => href);
  await vi.waitFor(() => expect(hrefs()).toEqual([`${lost}?again=1`]));
  expect(document.getElementById('after')?.previousElementSibling?.tagName).toBe('LINK');
});
