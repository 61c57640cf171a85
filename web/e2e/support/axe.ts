import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with the page as it stands, in one line each, with the first place. All rules, or those named. The
 * shop has no frames, so axe runs in the page itself and keeps no notes of what is right (November 2026: 245 ms a look;
 * 445 through `@axe-core/playwright`, which sends the long source, and sends it again for every look at a page).
 */
export async function axeFinds(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SOURCE};undefined`);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 200)}`);
  }, rules as string[]);
}

/** What axe finds by day and by night, everything standing still; in the dark only the colours are other ones. */
export async function axeFindsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return axeFinds(page, colorScheme === 'dark' ? ['color-contrast'] : []);
}
