import { expect, type Page } from '@playwright/test';
import {
  CART_START_DELAY,
  ORDERS_START_DELAY,
  SIDE_MENU_START_DELAY,
  START_DELAY,
} from '#shared/rules/app/start-delay.ts';
import { interceptCalls } from './intercept.ts';
import { callOf } from './requests.ts';

const HEADER = 'common.php?act=header';
/** The longest delay of a first read since the page's start, ms. */
const LONGEST_DELAY = Math.max(START_DELAY, CART_START_DELAY, ORDERS_START_DELAY, SIDE_MENU_START_DELAY);
/** The files of the app; without the inline script there is nothing to read early. */
const APP_FILES = /\/assets\/(?!without-inline-script).*\.js$/;
/** Calls that every page makes. */
const OF_EVERY_PAGE = ['common.php?act=init', HEADER, 'common.php?act=footer'];

/** Shared by the inline script and the app (web/state/loading/prefetched.ts). */
interface Shared {
  readonly prefetched?: readonly { readonly url: string; readonly isRead?: boolean }[];
}

/** Holds the files of the app until the returned function lets them go. On a page's first load: later ones may be cached. */
export const holdApp = (page: Page): Promise<() => Promise<void>> =>
  interceptCalls(page, { calls: '*/assets/*.js', when: 'Request' }, async (file) =>
    APP_FILES.test(file.url) ? undefined : file.pass(),
  );

/** The same on any load: it empties the cache. */
export async function holdAppAnew(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const app = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(APP_FILES, async (route) => {
    await app;
    await route.continue();
  });
  return async () => letGo();
}

interface Opening {
  readonly hold: (page: Page) => Promise<() => Promise<void>>;
  readonly open: () => Promise<unknown>;
  /** Waits for the answers of the early reads, where somebody gives them. */
  readonly answered?: () => Promise<void>;
  /** Waits for the page's data. */
  readonly settle: () => Promise<void>;
}

/**
 * Opens a page whose app loads only after its early requests: the page must take each of them. Returns the page's own
 * reads, those made early and those made later.
 */
export async function readsOf(
  page: Page,
  { hold, open, answered, settle }: Opening,
): Promise<{ early: string[]; later: string[] }> {
  const reads: string[] = [];
  page.on('request', (request) => {
    const call = callOf(request);
    if (call && !OF_EVERY_PAGE.includes(call)) reads.push(call);
  });
  const letGo = await hold(page);
  const header = page.waitForRequest((request) => callOf(request) === HEADER);
  await open();
  await header;
  // Init has allowed the page: all its reads are made, or wait for timers, which were set before this one. Timers count
  // whole milliseconds.
  const made = await page.evaluate(async (longest) => {
    await new Promise((passed) => setTimeout(passed, Math.max(0, longest + 2 - performance.now())));
    return ((globalThis as Shared).prefetched ?? []).map(({ url }) => url);
  }, LONGEST_DELAY);
  const own = made.filter((url) => !OF_EVERY_PAGE.some((call) => url.includes(call)));
  // The browser tells of a request by another way than of the script's end.
  await expect.poll(() => reads.length, 'reads that are made').toBeGreaterThanOrEqual(own.length);
  await answered?.();
  const early = [...reads];
  await letGo();
  await settle();
  // A part of the page takes its read once its own code is there.
  const left = () =>
    page.evaluate(() => ((globalThis as Shared).prefetched ?? []).flatMap(({ url, isRead }) => (isRead ? [] : [url])));
  await expect.poll(left, 'each early request is taken').toEqual([]);
  await page.unroute(APP_FILES);
  return { early, later: reads.slice(early.length) };
}
