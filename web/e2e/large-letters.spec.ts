import type { Page } from '@playwright/test';
import { resetRoot } from './support/looks.ts';
import { overlapsOn } from './support/overlaps.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** What the largest text of WeChat's font menu broke. */
const LARGEST = 24;

/** The part of its icon that each badge in this place covers. */
const coveredIn = (page: Page, place: string): Promise<number[]> =>
  page.locator(`${place} .badge`).evaluateAll((badges) =>
    badges.map((badge) => {
      const [over, icon] = [badge, badge.parentElement?.querySelector('svg') as Element].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const wide = Math.min(over.right, icon.right) - Math.max(over.left, icon.left);
      const high = Math.min(over.bottom, icon.bottom) - Math.max(over.top, icon.top);
      return (Math.max(0, wide) * Math.max(0, high)) / (icon.width * icon.height);
    }),
  );

test.describe('@phone', () => {
  test.use({ member: 'yaodian' });

  test('the counts of the member centre and the tab bar leave their icons in sight', async ({ page, self }) => {
    await self.add(showcase('plain'), 24);
    await page.goto('/cart');
    await expect(page.locator('.tab-bar .badge')).toHaveText('24');
    await page.route(/user\.php\?act=user_center/, async (route) => {
      const response = await route.fetch();
      const counts = { dz_num: 3, df_num: 12, ds_num: 128, evaluation_num: 8, services_num: 1 };
      await route.fulfill({ response, json: { ...(await response.json()), ...counts } });
    });
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/user-center');
      await expect(page.getByText('99+')).toBeVisible();
      await overlapsOn(page, LARGEST);
      const covered = [...(await coveredIn(page, '.five')), ...(await coveredIn(page, '.tab-bar'))];
      expect(covered).toHaveLength(6);
      expect(Math.max(...covered), `at ${width} px`).toBeLessThan(0.14);
      await resetRoot(page);
    }
  });
});
