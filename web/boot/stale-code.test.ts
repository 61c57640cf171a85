// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shell = (name: string) => `<html><head><meta name="yaocang-app" content="assets/${name}.js" /></head></html>`;
let reload: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  document.head.innerHTML = '<meta name="yaocang-app" content="assets/old.js" />';
  reload = vi.fn();
  vi.spyOn(location, 'reload').mockImplementation(reload as () => void);
  const listening = vi.spyOn(window, 'addEventListener');
  (await import('./stale-code.ts')).reloadStaleCode();
  onError = listening.mock.calls.find(([name]) => name === 'vite:preloadError')?.[1] as typeof onError;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let onError: (event: Event) => void;
/** A chunk fails to load while the server answers this. */
async function fails(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', answer);
  onError(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const release = (name: string) => async () => new Response(shell(name));

test('offline, the page is not reloaded, however often a chunk fails', async () => {
  await fails(offline);
  await fails(offline);
  expect(reload).not.toHaveBeenCalled();
});

test('a new release is fetched by one reload', async () => {
  await fails(release('new'));
  await fails(release('new'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('with the same release the first failure offers a retry, the second reloads', async () => {
  await fails(release('old'));
  expect(reload).not.toHaveBeenCalled();
  await fails(release('old'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('several files that fail at one tap count as one failure', async () => {
  await Promise.all([fails(release('old')), fails(release('old'))]);
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that failed offline and fails again online is fetched by a reload, because the browser caches the failure', async () => {
  await fails(offline);
  expect(reload).not.toHaveBeenCalled();
  await fails(release('old'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that is down does not count as a new release', async () => {
  await fails(async () => new Response('down', { status: 502 }));
  expect(reload).not.toHaveBeenCalled();
});
