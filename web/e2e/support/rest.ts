import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { callOf } from './requests.ts';

/** How long nothing may be asked until a page counts as being at rest, in ms: longer than the pause before its calls. */
const QUIET = 120;

/**
 * Watches the calls of a page; the answer waits until none is under way or about to be made. Pictures and what runs
 * outside of the shop are not waited for, unlike with Playwright's `networkidle`, which takes half a second more.
 */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  page.on('request', (request) => {
    if (callOf(request)) open.add(request);
  });
  const ended = (request: Request): void => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const isQuiet = (): boolean => open.size === 0 && Date.now() - last >= QUIET;
  return async () => {
    do {
      while (!isQuiet() && !page.isClosed()) await pause(20);
      // What came is drawn, and may ask for more.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0))));
    } while (!isQuiet());
  };
}
