// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appRan, runApp } from './run-app.ts';

/** A file that neither comes nor fails, as on a connection that stands still. */
let script: HTMLScriptElement;
let asked: string[];
let isServerThere: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, isServerThere] = [[], true];
  document.body.innerHTML =
    '<script type="text/html" id="frame-lost"><p role="alert">lost <button>again</button></p></script><main id="root"></main>';
  vi.spyOn(document.head, 'append').mockImplementation((added) => {
    script = added as HTMLScriptElement;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, location.href).pathname);
    if (!isServerThere) return new Promise(() => undefined);
    return new Response('');
  });
  vi.spyOn(location, 'replace').mockReturnValue(undefined);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'yaocangRan');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const alerts = () => document.querySelectorAll('#root [role=alert]').length;
const start = async (ms: number) => {
  void runApp(['/assets/app.js']);
  await vi.advanceTimersByTimeAsync(ms);
};
const press = async (ms: number) => {
  document.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(ms);
};

test('a slow file is left alone: what comes late takes the offer of a retry away', async () => {
  await start(29_000);
  expect(alerts()).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(alerts()).toBe(1);
  appRan();
  script.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(alerts()).toBe(0);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, alerts()]).toEqual([[], 0]);
});

test('a file that came in time offers nothing', async () => {
  await start(1_000);
  appRan();
  script.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, alerts()]).toEqual([[], 0]);
});

test('the retry asks the page anew', async () => {
  await start(31_000);
  await press(0);
  expect([asked, vi.mocked(location.replace).mock.calls.length]).toEqual([[location.pathname], 1]);
});

test('a page that stands still as well is no end: the retry comes back', async () => {
  isServerThere = false;
  await start(31_000);
  await press(1_000);
  expect([alerts(), asked]).toEqual([0, [location.pathname]]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(alerts()).toBe(1);
  isServerThere = true;
  await press(0);
  expect(vi.mocked(location.replace).mock.calls).toHaveLength(1);
});

test('a file that came cut off has not come: it is asked again past the caches, then the page is asked anew', async () => {
  await start(1_000);
  script.dispatchEvent(new Event('load'));
  // The import of a file that is not there takes real time.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.mocked(location.replace).mock.calls).toHaveLength(1);
  });
  expect(asked).toEqual(['/assets/app.js', '/assets/app.js', location.pathname]);
});
