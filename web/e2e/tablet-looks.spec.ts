import type { Locator } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

const heightsOf = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));

/** Layout defects between phone and desktop that were fixed. */
test.describe('at 768 px @phone', () => {
  test.use({ member: 'yaodian', viewport: { width: 768, height: 1024 } });

  test('the side adverts are not cut, and no line is above one of two goods', async ({ page }) => {
    await page.goto('/index');
    const advert = page.getByRole('img', { name: '血压血糖专区' }).first();
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(advert).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await advert.evaluate((image) => getComputedStyle(image).objectFit), 'nothing is cut off').toBe('contain');
    const above = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).borderTopWidth));
    expect(above.length).toBeGreaterThan(3);
    expect(new Set(above)).toEqual(new Set(['0px']));
  });
});

test.describe('at 375 px @phone', () => {
  test.use({ member: 'yaodian' });

  test('recommendations below a list are aligned with it', async ({ page }) => {
    await page.goto('/search?keywords=YC100002');
    const hit = page.getByRole('main').getByRole('article').first();
    const recommended = page.getByRole('region', { name: '猜你喜欢' }).getByRole('article').first();
    await expect(recommended).toBeVisible();
    expect((await recommended.boundingBox())?.x).toBe((await hit.boundingBox())?.x);
  });

  test('a screen is as dense as drawn: a cart’s line below 120 px, a row of goods below 135', async ({
    page,
    self,
  }) => {
    for (const name of ['plain', 'everything', 'middlePack'] as const) await self.add(showcase(name), 20);
    await page.goto('/cart');
    const line = page.locator('.cart-line').filter({ has: page.getByRole('textbox') });
    await expect(line).toHaveCount(3);
    expect(Math.min(...(await heightsOf(line)))).toBeLessThan(120);
    await page.goto(`/search?keywords=${encodeURIComponent('阿莫西林胶囊')}`);
    const row = page.getByRole('main').getByRole('article').filter({ hasText: '零售价' });
    await expect(row.first()).toBeVisible();
    expect(Math.min(...(await heightsOf(row)))).toBeLessThan(135);
  });
});
