import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page, a line each, with the first element. All rules, or those named. The shop has no frames,
 * so axe runs in the page itself and records violations only (November 2026: 245 ms a run; 445 with
 * `@axe-core/playwright`, which sends its long source for every run).
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

/** What axe finds in the light and the dark scheme, without animations; in the dark scheme only colours are checked. */
export async function axeFindsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return axeFinds(page, colorScheme === 'dark' ? ['color-contrast'] : []);
}
