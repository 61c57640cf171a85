import { checkOut, shownOrder, submit } from './support/checkout.ts';
import { cardOf, openSearch } from './support/goods.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Cards and pages show the last price from the member's own checkout, where the server does not send it. */
test.describe('@phone', () => {
  test.use({ member: 'feixianjie' });

  test('after an order its goods show their last price', async ({ page, self }) => {
    await page.route(/mybuy\.php/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({
        response,
        json: { ...json, data: json.data.map((row: object) => ({ ...row, last_price: undefined })) },
      });
    });
    const goods_id = showcase('plain');
    await self.add(goods_id, 2);
    await page.goto('/cart');
    await checkOut(page);
    await submit(page);
    const { order_id } = await shownOrder(page);
    await openSearch(page, '阿莫西林胶囊');
    const last = cardOf(page, '阿莫西林胶囊', goods_id).getByText(/^上次 ¥8\.\d\d$/);
    await expect(last).toBeVisible();
    // Not hidden with the tags that do not fit.
    const [tag, row] = [await last.boundingBox(), await last.locator('..').boundingBox()];
    expect((tag?.y ?? 0) + (tag?.height ?? 999)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) + 1);
    await page.goto(`/goods?id=${goods_id}`);
    await expect(page.getByText(/^上次购买 \d{4}-\d\d-\d\d ¥8\.\d\d\/盒$/)).toBeVisible();

    // The price of a closed order is forgotten.
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('button', { name: '不用了' }).click();
    await openSearch(page, '阿莫西林胶囊');
    await expect(cardOf(page, '阿莫西林胶囊', goods_id)).toBeVisible();
    await expect(last).toHaveCount(0);
  });
});
