import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/setup/chromium.mjs';

/** Editors and checks load this file on machines without a browser too: only a journey fails there. */
const executablePath = findChromium() ?? process.env.CHROME_PATH;

/** Chromium refuses to run as root with its sandbox on. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** In the locale C, Chromium calls a file with a Chinese name "download". */
const env = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>;

/**
 * `npm run proof` walks what is tagged @proof; everything else is walked by `npm test`. The crawl is a part of its own
 * there: it waits for the shop more than it works, so that all crawlers walk at once.
 */
const proof = process.env.PROOF !== undefined;
const crawl = process.env.PROOF === 'crawl';
const CRAWLERS = 7;
/** A visit waits for a third of its time: one more than there are cores keeps them busy. Each has a shop of its own. */
const VISITORS = Math.min(availableParallelism() + 1, 6);
/** A phone's two dots a pixel cost a twelfth of the time, for pictures that nobody looks at: the proof draws them. */
const DENSITY = proof ? 2 : 1;
const chosen = proof ? { grep: /@proof/ } : { grepInvert: /@proof/ };
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: DENSITY, hasTouch: true, isMobile: true };
/** What a buyer does, once more while a translator works on the page. */
const TRANSLATED =
  /(after-order|after-sales|gains|identity|main-road|quick-order|redeemed|review|saved-lists|settings|short-stock|three-goods|top-up|transfer)\.spec\.ts$/;
/** At desktop size, in the proof and for `npm run journey -- --desk`. */
const atDesk = { grepInvert: proof ? /@phone/ : /@phone|@proof/ };

/**
 * Journeys through the built shop on a phone, some of them at a desk (web/e2e/support/desk.ts); every worker has a stand-in server
 * of its own. Each further project costs every worker a new browser and a new shop, so `npm test` has as few as it can.
 */
export default defineConfig<{ translated: boolean }>({
  testDir: './e2e',
  outputDir: '../.cache/browser',
  testMatch: crawl ? /crawl\.spec\.ts$/ : /\.spec\.ts$/,
  testIgnore: proof && !crawl ? /crawl\.spec\.ts$/ : [],
  workers: crawl ? CRAWLERS : VISITORS,
  // A browser on a busy machine of 2 cores stumbles now and then: a journey is walked once more, and named as flaky.
  retries: 1,
  forbidOnly: true,
  // Nothing here asserts on time; these only end a journey that hangs, on the slowest machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/test/e2e.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args, env },
  },
  projects: [
    {
      name: 'phone',
      ...chosen,
      use: PHONE,
    },
    ...(proof && !crawl ? [{ name: 'translated', testMatch: TRANSLATED, use: { ...PHONE, translated: true } }] : []),
    // What is tagged @phone has nothing to do with the layout, or chooses its own; all else is repeated here by the proof.
    ...(proof || process.env.DESK !== undefined
      ? [{ name: 'desk', ...atDesk, use: { viewport: { width: 1280, height: 800 } } }]
      : []),
    // What the terminal tool leaves for a browser; it needs no shop.
    { name: 'report', ...chosen, testDir: '../cli/e2e' },
  ],
});
