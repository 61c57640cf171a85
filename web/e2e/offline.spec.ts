import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The network fails while a buyer navigates: the app stays, and a retry or the network heals it. */
test.use({ member: 'yaodian' });

test('a tap without a network keeps the page; a retry fails again, and the network heals it @phone', async ({
  page,
  context,
  self,
}) => {
  await self.add(showcase('plain'), 1);
  await page.goto('/index');
  await expect(page.getByText(/库存 \d/).first()).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /购物车/ })
    .filter({ visible: true })
    .first()
    .click();
  const again = page.getByRole('button', { name: '重试' }).filter({ visible: true });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  // The failure is replaced during the retry; the next one is another element.
  const failed = page.waitForEvent('requestfailed');
  await again.click();
  await failed;
  await expect(again).toBeVisible();

  // What failed is asked again when the network is back.
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '去结算' })).toBeVisible();
  await expect(page.getByRole('link', { name: '阿莫西林胶囊' }).first()).toBeVisible();
});
