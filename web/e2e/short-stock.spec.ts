import type { Locator } from '@playwright/test';
import { checkOut, payDialog } from './support/checkout.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/**
 * Others buy goods that are in the cart: the remaining stock is shown, and one tap continues, for several lines at
 * once.
 */
test.describe('@phone', () => {
  test.use({ member: 'yaodian', fresh: true });

  test('at the checkout: the order continues with the remaining stock', async ({ page, self, operator }) => {
    await self.add(showcase('plain'), 60);
    await self.add(showcase('coldChain'), 6);
    await self.add(showcase('middlePack'), 10);
    await page.goto('/cart');
    await checkOut(page);
    await operator.scenario('stock-short', 'yaodian');
    await page.getByRole('button', { name: '提交订单' }).click();
    const short = page.getByRole('region', { name: '库存不足' });
    await expect(short).toContainText('3 种商品库存不足');
    await expect(short).toContainText('只剩59盒');
    await expect(short).toContainText('只剩9瓶，不够起订量');
    await short.getByRole('button', { name: '改为剩余数量' }).click();
    await expect(short).toHaveCount(0);
    await expect(page.getByText(/^59 .*× /)).toBeVisible();
    await expect(page.getByText(/^5 .*× /)).toBeVisible();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(payDialog(page)).toBeVisible();
  });

  test.describe('on the smallest phone', () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test('the panel scrolls into view, as wide as the cards, and the toast does not cover its buttons', async ({
      page,
      self,
      operator,
    }) => {
      for (const name of ['plain', 'coldChain', 'middlePack'] as const)
        await self.add(showcase(name), name === 'plain' ? 60 : 10);
      await page.goto('/cart');
      await checkOut(page);
      await operator.scenario('stock-short', 'yaodian');
      await page.getByRole('button', { name: '提交订单' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole('button', { name: '提交订单' }).click();
      const takeRest = page.getByRole('button', { name: '改为剩余数量' });
      await expect(takeRest).toBeInViewport();
      const [button, toast] = [await box(takeRest), await box(page.locator('.toast'))];
      expect(toast.height).toBeGreaterThan(0);
      expect(button.y + button.height).toBeLessThanOrEqual(toast.y);
      const [panel, card] = [
        await box(page.getByRole('region', { name: '库存不足' })),
        await box(page.locator('.buy__main .card').first()),
      ];
      expect([panel.x, panel.width]).toEqual([card.x, card.width]);
    });
  });

  test('in the cart, and in a checkout opened afterwards', async ({ page, self, operator, toasts }) => {
    await self.add(showcase('plain'), 60);
    await self.add(showcase('coldChain'), 6);
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: '去结算' })).toBeVisible();
    await operator.scenario('stock-short', 'yaodian');

    await page.getByRole('button', { name: '去结算' }).click();
    await page.getByRole('dialog', { name: '运费提示' }).getByRole('button', { name: '继续提交' }).click();
    const short = page.getByRole('region', { name: '库存不足' });
    await expect(short).toContainText('2 种商品库存不足');
    await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0);
    await short.getByRole('button', { name: '移出' }).click();
    await expect(page).toHaveURL(/\/cart$/);

    await expect(short).toContainText('2 种商品库存不足');
    await expect(page.locator('.cart-line').filter({ hasText: '阿莫西林胶囊' })).toContainText('只剩59盒');
    for (const line of await page.getByRole('checkbox', { name: /^选择/ }).all()) await line.check({ force: true });
    await page.getByRole('button', { name: '去结算' }).click();
    await expectSaid(toasts, '部分商品库存不足，请改为剩余数量或移出');
    await short.getByRole('button', { name: '改为剩余数量' }).click();
    await expect(short).toHaveCount(0);
    await checkOut(page);
    await expect(page.getByText(/^59 .*× /)).toBeVisible();
  });
});
