import { expect, type Page } from '@playwright/test';
import { interceptCalls } from './intercept.ts';
import { callOf } from './requests.ts';

const INIT = 'common.php?act=init';
/** ms that a first read may take to be made after init, and between two looks for it. */
const [FIRST_READ_MS, LOOK_MS] = [800, 40];
/** ms in which a page makes all of its first reads once it has made one. */
const ALL_READS_MS = 120;
/** The files of the app; without the inline script there is nothing to read early. */
const APP_FILES = /\/assets\/(?!without-inline-script).*\.js$/;
/** Calls that every page makes. */
const OF_EVERY_PAGE = [INIT, 'common.php?act=header', 'common.php?act=footer'];

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

/** Once a page whose calls nobody answers has made its first reads. */
export const untilAllAreMade = (page: Page) => (): Promise<void> => page.waitForTimeout(ALL_READS_MS);

interface Opening {
  readonly hold: (page: Page) => Promise<() => Promise<void>>;
  readonly open: () => Promise<unknown>;
  /** Waits until all early reads have been made. */
  readonly made: () => Promise<void>;
  /** Waits for the page's data. */
  readonly settle: () => Promise<void>;
}

/**
 * Opens a page whose app loads only after its early requests: the page must take each of them. Returns the page's own
 * reads, those made early and those made later.
 */
export async function readsOf(
  page: Page,
  { hold, open, made, settle }: Opening,
): Promise<{ early: string[]; later: string[] }> {
  const reads: string[] = [];
  page.on('request', (request) => {
    const call = callOf(request);
    if (call && !OF_EVERY_PAGE.includes(call)) reads.push(call);
  });
  const letGo = await hold(page);
  const init = page.waitForResponse((response) => callOf(response.request()) === INIT);
  await open();
  await init;
  // The inline script reads once its delay has passed; a page may also have nothing to read.
  for (let waited = 0; reads.length === 0 && waited < FIRST_READ_MS; waited += LOOK_MS)
    await page.waitForTimeout(LOOK_MS);
  await made();
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
