import type { Locator, Page } from '@playwright/test';
import { axeFindsIn } from './support/axe.ts';
import { choose, payButton, payByBalance, paying } from './support/checkout.ts';
import { cardOf, openSearch, quickBuy } from './support/goods.ts';
import { resetRoot } from './support/looks.ts';
import { overlapsOn } from './support/overlaps.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Dialogs as they open during a purchase: readable, without sideways scroll or overlaps. */
test.describe('dialogs', () => {
  test.use({ member: 'yaodian' });

  async function expectFine(page: Page, dialog: Locator, isMobile: boolean): Promise<void> {
    await expect(dialog).toBeVisible();
    const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
    for (const colorScheme of ['light', 'dark'] as const) {
      expect.soft(await axeFindsIn(page, colorScheme), `${name}, ${colorScheme}`).toEqual([]);
    }
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (isMobile) await page.setViewportSize({ width: 320, height });
    for (const root of [16, 24]) {
      const wrong = await overlapsOn(page, root);
      expect.soft(wrong, `${name}: overlapping or sideways at root ${root} px`).toEqual({});
      const inside = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(inside, `${name}: sideways at root ${root} px`).toBe(0);
    }
    await resetRoot(page);
    await page.setViewportSize({ width, height });
  }

  test('of a purchase: axe and sideways scroll', async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    await openSearch(page, '盐酸二甲双胍缓释片');
    await quickBuy(page, cardOf(page, '盐酸二甲双胍缓释片', showcase('everything')));
    await expectFine(page, dialog, isMobile);
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto('/cart');
    await page.getByRole('button', { name: '去结算' }).click();
    await expectFine(page, page.getByRole('dialog', { name: '运费提示' }), isMobile);
    await page.getByRole('button', { name: '继续提交' }).click();
    await page.getByRole('button', { name: '提交订单' }).click();

    const pay = await paying(page);
    await expectFine(page, pay, isMobile);
    await choose(pay, '微信支付');
    await payButton(pay).click();
    await expect(pay.getByRole('img', { name: '付款二维码' })).toBeVisible();
    await expectFine(page, pay, isMobile);
    await pay.getByRole('button', { name: '换支付方式' }).click();
    await payByBalance(await paying(page));
    await expect(pay.getByText('支付成功！')).toBeVisible();
    await expectFine(page, pay, isMobile);
  });

  test('of categories and of the advert: axe and sideways scroll', async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/index');
    const popup = page.getByRole('dialog').filter({ hasText: '秒后自动关闭' });
    await expect(popup).toBeVisible();
    await page.clock.install();
    await expectFine(page, popup, isMobile);
    await popup.getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: '分类' }).filter({ visible: true }).first().click();
    await expectFine(page, page.getByRole('dialog'), isMobile);
  });
});
