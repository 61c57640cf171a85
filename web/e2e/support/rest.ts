import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { callOf } from './requests.ts';

/** ms without requests after which a page counts as at rest: longer than the delay before its calls. */
const QUIET = 120;

/**
 * Watches the page's calls; the returned function waits until none is pending or about to start. Unlike Playwright's
 * `networkidle`, which takes half a second more, it ignores images and requests to other hosts.
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
      // Arrived data is rendered, and may start more requests.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0))));
    } while (!isQuiet());
  };
}
