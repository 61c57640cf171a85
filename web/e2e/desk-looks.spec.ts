import { cart } from '#shared/contract/cart.ts';
import { DESK } from './support/desk.ts';
import { openSearch } from './support/goods.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Layout defects at 1280 px that were fixed. */
test.describe('on a desktop @phone', () => {
  test.use({ member: 'yaodian', ...DESK });

  test('the back-to-top button is beside the goods, adverts keep their ratio, the order button fills its card', async ({
    page,
    self,
  }) => {
    await openSearch(page, 'all');
    const back = page.getByRole('button', { name: '回到顶部' });
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 1500));
      await expect(back).toBeVisible({ timeout: 1000 });
    }).toPass();
    const up = await back.boundingBox();
    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect((up?.x ?? 0) + (up?.width ?? 999)).toBeLessThanOrEqual(card?.x ?? 0);

    await page.getByRole('button', { name: '分类', exact: true }).click();
    const advert = page.getByRole('dialog').getByRole('img').first();
    await expect(advert).toHaveJSProperty('complete', true);
    const kept = await advert.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return width / height / (image.naturalWidth / image.naturalHeight);
    });
    expect(Math.abs(kept - 1), 'hardly anything is cut off').toBeLessThan(0.1);
    await page.keyboard.press('Escape');

    const cartLink = page.getByRole('banner').getByRole('link', { name: /购物车/ });
    const before = await cartLink.boundingBox();
    await self.add(showcase('plain'), 120);
    await page.goto('/cart');
    await expect(cartLink).toContainText('99+');
    expect(await cartLink.boundingBox(), 'a count moves nothing of the head').toEqual(before);
    await self.emptyCart();
    await self.add(showcase('plain'), 2);
    const cartIds = (await self.client.send(cart.list, {})).allCheckedList;
    await page.goto(`/buy?buy_list=${cartIds.join(',')}`);
    const submit = page.getByRole('button', { name: '提交订单' });
    const side = page.getByRole('complementary', { name: '金额' });
    await expect(submit).toBeEnabled();
    const room = (await side.boundingBox())?.width ?? 0;
    expect((await submit.boundingBox())?.width ?? 0).toBeGreaterThan(room - 40);
  });
});
