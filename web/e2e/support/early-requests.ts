import { expect, type Page } from '@playwright/test';
import { callOf } from './requests.ts';

const INIT = 'common.php?act=init';
/** ms that a first read may take to be made after init, and between two looks for it. */
const [FIRST_READ_MS, LOOK_MS] = [800, 40];
/** Calls that every page makes. */
const OF_EVERY_PAGE = [INIT, 'common.php?act=header', 'common.php?act=footer'];

/** Shared by the inline script and the app (web/state/loading/prefetched.ts). */
interface Shared {
  readonly prefetched?: readonly { readonly url: string; readonly isRead?: boolean }[];
}

/**
 * Opens a page whose app loads only after its early requests: the page must take each of them. Returns the page's own
 * reads, those made early and those made later.
 */
export async function readsOf(
  page: Page,
  { open, rest, settle }: { open: () => Promise<unknown>; rest: () => Promise<void>; settle: () => Promise<void> },
): Promise<{ early: string[]; later: string[] }> {
  const reads: string[] = [];
  page.on('request', (request) => {
    const call = callOf(request);
    if (call && !OF_EVERY_PAGE.includes(call)) reads.push(call);
  });
  let letGo = (): void => undefined;
  const app = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const scripts = /\/assets\/(?!without-inline-script).*\.js$/;
  await page.route(scripts, async (route) => {
    await app;
    await route.continue();
  });
  const init = page.waitForResponse((response) => callOf(response.request()) === INIT);
  await open();
  await init;
  // The inline script reads once its delay has passed; a page may also have nothing to read.
  for (let waited = 0; reads.length === 0 && waited < FIRST_READ_MS; waited += LOOK_MS)
    await page.waitForTimeout(LOOK_MS);
  await rest();
  const early = [...reads];
  letGo();
  await settle();
  // A part of the page takes its read once its own code is there.
  const left = () =>
    page.evaluate(() => ((globalThis as Shared).prefetched ?? []).flatMap(({ url, isRead }) => (isRead ? [] : [url])));
  await expect.poll(left, 'each early request is taken').toEqual([]);
  await page.unroute(scripts);
  return { early, later: reads.slice(early.length) };
}
