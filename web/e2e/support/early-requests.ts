import { expect, type Page } from '@playwright/test';
import { callOf } from './requests.ts';

const INIT = 'common.php?act=init';
/** What every page asks for, whatever it shows. */
const OF_EVERY_PAGE = [INIT, 'common.php?act=header', 'common.php?act=footer'];

/** What the inline script and the app tell each other (web/state/loading/prefetched.ts). */
interface Shared {
  readonly prefetched?: readonly { readonly url: string; readonly isRead?: boolean }[];
}

/**
 * Opens a page whose app comes only once its early requests are made: each of them is taken by the page. Answers the reads
 * of its own that the page made early, and those that it made later.
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
  await rest();
  const early = [...reads];
  letGo();
  await settle();
  const prefetched = await page.evaluate(() =>
    ((globalThis as Shared).prefetched ?? []).map(({ url, isRead }) => ({ url, isRead })),
  );
  await page.unroute(scripts);
  expect
    .soft(
      prefetched.filter(({ isRead }) => !isRead),
      'each early request is taken',
    )
    .toEqual([]);
  return { early, later: reads.slice(early.length) };
}
