import type { Page } from '@playwright/test';
import { choose, payButton, paying } from './support/checkout.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Pull-to-refresh reloads a page in a phone's browser. It is disabled where something would be lost. */

const pulled = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);

test.describe('pulling down @phone', () => {
  test.use({ member: 'yaodian' });

  test('it is disabled during a payment and after typing, until the page is left', async ({ page, self }) => {
    await self.add(showcase('plain'), 20);
    const { order_id } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '付款' }).click();
    const dialog = await paying(page);
    await choose(dialog, '微信支付');
    await expect(payButton(dialog)).toBeVisible();
    expect(await pulled(page)).toBe('none');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => pulled(page)).toBe('auto');

    await page.goto('/path');
    await page.getByLabel('收货人').fill('王');
    expect(await pulled(page)).toBe('none');
    await page.goBack();
    await expect(page).toHaveURL(/\/order-info/);
    await expect.poll(() => pulled(page)).toBe('auto');
  });
});
