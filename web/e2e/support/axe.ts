import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it stands, in one line each, with the first place. All rules, or those named.
 * The shop has no frames, so axe runs in the page itself; otherwise it opens a second page for every look, which takes
 * longer than the look. It keeps no notes of what is right.
 */
export async function axeFinds(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** What axe finds by day and by night, everything standing still; in the dark only the colours are other ones. */
export async function axeFindsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return axeFinds(page, colorScheme === 'dark' ? ['color-contrast'] : []);
}
