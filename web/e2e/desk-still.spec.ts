import { DESK } from './support/desk.ts';
import { expect, test } from './support/shop.ts';

/** The bar of look.md: nothing jumps while a page loads. */
const MOST_SHIFT = 0.02;

/** A phone has other skeletons, which the visits look at. */
test.describe('home at a desk stands still @phone', () => {
  test.use(DESK);

  for (const member of ['', 'yaodian'] as const)
    test.describe(member || 'a visitor', () => {
      test.use({ member });
      test('while files and answers come one by one @proof', async ({ page }) => {
        const network = await page.context().newCDPSession(page);
        await network.send('Network.enable');
        const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
        await network.send('Network.emulateNetworkConditions', slow);
        await page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const each of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: { node: Element | null }[];
            })[])
              seen.push(`${each.value} ${each.sources.map(({ node }) => node?.className || node?.nodeName).join(' ')}`);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/index');
        await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible();
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
        const sum = shifts.reduce((all, each) => all + Number.parseFloat(each), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(MOST_SHIFT);
      });
    });
});
