import type { Page } from '@playwright/test';
import { beginCombined, checkOut, submit } from './support/checkout.ts';
import { quickBuy, typeQuantity } from './support/goods.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/**
 * Goods redeemed for points, from card to order; and a held part of the balance of which it is unknown whether it was
 * released.
 */

/** One of the world's gifts: costs 990 points and no money. */
const REDEEMED = '100035';

const quantity = (page: Page) => page.getByRole('textbox', { name: /的数量$/ });

test.describe('yaodian, who has 1260 points @phone', () => {
  test.use({ member: 'yaodian', fresh: true });

  test('redeems goods: the cart says when points are missing, the order shows the points paid', async ({
    page,
    toasts,
  }) => {
    await page.goto('/intro?intro=integral');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/goods?id=${REDEEMED}"]`) });
    const dialog = await quickBuy(page, card.first());
    await expect(dialog).toContainText('990 积分');
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
    await expectSaid(toasts, '已加入购物车！');

    await page.goto('/cart');
    await typeQuantity(quantity(page), '2');
    await expect(page.getByRole('complementary', { name: '结算' })).toContainText('您的积分不足，还差 720 积分');
    await page.getByRole('button', { name: '去结算' }).click();
    await expectSaid(toasts, '您的积分不足，还差 720 积分');
    await expect(page).toHaveURL(/\/cart$/);
    await typeQuantity(quantity(page), '1');
    await expect(page.getByText('您的积分不足', { exact: false })).toHaveCount(0);
    await checkOut(page);
    await submit(page);
    await page.getByRole('dialog', { name: '订单支付' }).getByRole('button', { name: '关闭' }).click();
    const line = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/goods?id=${REDEEMED}"]`) });
    await expect(line).toContainText('990 积分');
    await expect(line).not.toContainText('¥');
    await expect(page.getByText('积分兑换')).toBeVisible();
  });
});

test.describe('liansuo2, whose balance is too low @phone', () => {
  test.use({ member: 'liansuo2', fresh: true });

  test('a part that may still be held: the balance shows as unknown, and a press reads it again', async ({
    page,
    self,
    operator,
  }) => {
    await self.add(showcase('plain'), 120);
    const { order_id } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    const dialog = await beginCombined(page, '¥800.00');

    await operator.faults({ call: 'pay/pay_order.php?act=clear_sd', kind: 'html_502', times: 1 });
    await dialog.getByRole('button', { name: '我已付款' }).click();
    await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible();
    await expect(dialog.getByText(/余额尚未确认退回/)).toBeVisible();
    await expect(dialog.getByText('可用 ¥—')).toBeVisible();
    await dialog.getByRole('button', { name: '重新退回' }).click();
    await expect(dialog.getByText(/可用余额 ¥800.00 抵一部分/)).toBeVisible();
    await expect(dialog.getByText(/余额尚未确认退回/)).toHaveCount(0);
  });
});
