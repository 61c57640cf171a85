import { chromium } from '@playwright/test';
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

async function open({ path, libraries }: NonNullable<typeof program>): Promise<OldPage> {
  const browser = await chromium.launch({
    executablePath: path,
    // It does not know the protocol's newer way to set a user agent.
    args: ['--no-sandbox', `--user-agent=${AGENTS.android}`],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, TZ: 'Asia/Shanghai' },
  });
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
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
