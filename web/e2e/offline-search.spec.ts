import { expect, test } from './support/shop.ts';

/** Code that is loaded on demand and does not come takes nothing with it. */
test('without a network the search box keeps page and words, and still searches @phone', async ({ page, context }) => {
  await page.goto('/search?keywords=all');
  const goods = page.getByRole('main').getByRole('article').first();
  await expect(goods).toBeVisible();
  await context.setOffline(true);
  const box = page.getByLabel('搜索商品').and(page.locator(':visible'));
  await box.click();
  await box.fill('板蓝根');
  // The panel's code is asked for three times.
  await page.waitForTimeout(2_500);
  await expect(box).toHaveValue('板蓝根');
  await expect(page.getByRole('main')).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=/);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent('板蓝根')));
  await context.setOffline(false);
  await expect(goods).toBeVisible();
});
