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
/** A chunk does not come while the shop answers this. */
async function fails(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', answer);
  onError(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const release = (name: string) => async () => new Response(shell(name));

test('without a network the page stays, however often it fails', async () => {
  await fails(offline);
  await fails(offline);
  expect(reload).not.toHaveBeenCalled();
});

test('failure 6: a new release is fetched by one reload', async () => {
  await fails(release('new'));
  await fails(release('new'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the same release leaves the page for another try; code that fails again is fetched by a reload', async () => {
  await fails(release('old'));
  expect(reload).not.toHaveBeenCalled();
  await fails(release('old'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('several files that fail at one tap are one try', async () => {
  await Promise.all([fails(release('old')), fails(release('old'))]);
  expect(reload).not.toHaveBeenCalled();
});

test('code that failed without a network and fails still with one is fetched by a reload: the browser remembers', async () => {
  await fails(offline);
  expect(reload).not.toHaveBeenCalled();
  await fails(release('old'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that is down is no release', async () => {
  await fails(async () => new Response('down', { status: 502 }));
  expect(reload).not.toHaveBeenCalled();
});
