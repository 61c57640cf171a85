/**
 * Takes the screenshots of the README: the main road at phone and desktop size, from the built shop on a fresh
 * stand-in. `npm run pictures [folder] [-- --all]` writes PNG files; `--all` takes every state, for checking one's own
 * work.
 */
import './setup/closed-pipe.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { startStandIn } from '#web/e2e/support/stand-in.ts';
import { prepare, type Shot } from './pictures/shots.ts';
import { ensureChromium } from './setup/chromium.mjs';
import { wordsOf } from './setup/words.mjs';

const HOW = `npm run pictures -- [FOLDER]

  FOLDER    where they are written; those of the README when it is left out
  --all     every state, for checking one's own work`;

const { values, words } = wordsOf(HOW, { options: { all: { type: 'boolean' } }, most: 1 });
const folder = words[0] ?? fileURLToPath(new URL('./pictures/png/', import.meta.url));
const all = values.all === true;

const sizes = {
  375: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

async function take(browser: Browser, base: string, shot: Shot, width: keyof typeof sizes): Promise<void> {
  const context = await browser.newContext({
    ...sizes[width],
    locale: 'zh-CN',
    colorScheme: shot.dark ? 'dark' : 'light',
  });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      localStorage.setItem(`yaocang_${key}`, JSON.stringify({ value }));
  }, shot.who ?? {});
  const page = await context.newPage();
  await page.goto(base + shot.path);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const popup = page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true });
  if (await popup.isVisible().catch(() => false)) await popup.click();
  await shot.act?.(page).catch((error: Error) => console.error(`${shot.name}: ${error.message.split('\n')[0]}`));
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${shot.name}-${width}.png`), fullPage: shot.full === true });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = await ensureChromium();
if (!executablePath) process.exit(1);
const standIn = await startStandIn();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const shot of await prepare(standIn.url, all)) {
    for (const width of all || shot.desk ? ([375, 1280] as const) : ([375] as const)) {
      await take(browser, standIn.url, shot, width);
      console.log(`${shot.name}-${width}.png`);
    }
  }
} finally {
  await browser.close();
  await standIn.stop();
}
