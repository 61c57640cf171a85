import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The network goes while a buyer walks: the app stays where it is, and another try leads on. */
test.use({ member: 'yaodian' });

test('a tap without a network is no end: the place is kept, and another try leads on @phone', async ({
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
  // The face that stands goes while it is tried: the one that comes back is another.
  const failed = page.waitForEvent('requestfailed');
  await again.click();
  await failed;
  await expect(again).toBeVisible();

  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('button', { name: '去结算' })).toBeVisible();
  await expect(page.getByRole('link', { name: '阿莫西林胶囊' }).first()).toBeVisible();
});
