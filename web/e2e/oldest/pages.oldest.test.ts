import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findOldestChromium, HOW_TO_OLDEST } from '#scripts/setup/oldest-chromium.mjs';
import { AGENTS } from '#web/wechat/testing/fake-host.ts';
import { type EnginePage, IN_WECHAT, visitEveryPage } from '../support/every-page.ts';

/**
 * Every page in the oldest Chromium that the shop supports (scripts/floor/browsers.mjs), as a member at a phone's size:
 * its data come, nothing overlaps or breaks, and no script fails.
 */

const program = findOldestChromium();

interface OldPage extends EnginePage {
  /** Errors that nothing caught, since the last look. */
  errors(): string[];
}

visitEveryPage<OldPage>({
  engine: 'oldest-chromium',
  start: program && (() => open(program)),
  missing: HOW_TO_OLDEST,
  wrong: (page) => page.errors(),
  shows: IN_WECHAT,
});

/** ms after which a page is not expected to open any more, and how often it is tried. */
const OPENS_WITHIN = 15_000;
const MOST_TRIES = 6;

/** Playwright has long stopped supporting this Chromium: about every eighth page never opens. */
async function openPage({ path, libraries }: NonNullable<typeof program>): Promise<{ browser: Browser; page: Page }> {
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    const browser = await chromium.launch({
      executablePath: path,
      // It does not know the protocol's newer way to set a user agent.
      args: ['--no-sandbox', `--user-agent=${AGENTS.android}`],
      env: { ...process.env, LD_LIBRARY_PATH: libraries, TZ: 'Asia/Shanghai' },
    });
    const opened = browser.newPage({ viewport: { width: 375, height: 812 } }).catch(() => undefined);
    const page = await Promise.race([opened, pause(OPENS_WITHIN, undefined)]);
    if (page) return { browser, page };
    await browser.close();
  }
  throw new Error(`The oldest Chromium opened no page in ${MOST_TRIES} tries.`);
}

async function open(from: NonNullable<typeof program>): Promise<OldPage> {
  const { browser, page } = await openPage(from);
  await page.addInitScript(measuresVisibility);
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: (url) => page.goto(url),
    evaluate: page.evaluate.bind(page),
    picture: () => page.screenshot(),
    stop: () => browser.close(),
    errors() {
      const seen = errors;
      errors = [];
      return seen;
    },
  };
}

/** The layout checks use `checkVisibility`, which came with Chromium 105. It stands beside the page's own built-ins. */
function measuresVisibility(): void {
  function checkVisibility(this: Element): boolean {
    for (let at: Element | null = this; at; at = at.parentElement) {
      const { display, opacity } = getComputedStyle(at);
      if (display === 'none' || opacity === '0') return false;
    }
    return getComputedStyle(this).visibility === 'visible';
  }
  Object.assign(globalThis, { checkVisibility });
}
