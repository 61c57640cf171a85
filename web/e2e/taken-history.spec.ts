import type { Page } from '@playwright/test';
import { expectApp } from './support/bad-day.ts';
import { checkOut, payByBalance, submit } from './support/checkout.ts';
import { closeAdverts } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A pushState that a host page or an extension has put in the place of the browser's, from the page's start on. */
const TAKEN: Readonly<Record<string, () => void>> = {
  'does nothing'() {
    history.pushState = () => undefined;
  },
  'acts late'() {
    const own = history.pushState.bind(history);
    history.pushState = (...entry) => void setTimeout(() => own(...entry), 170);
  },
  'drops its state'() {
    const own = history.pushState.bind(history);
    history.pushState = (_, title, to) => own(null, title, to);
  },
  refuses() {
    history.pushState = () => {
      throw new DOMException('', 'SecurityError');
    };
  },
};

/** The address bar and the heading of the page that is shown. */
async function isAt(page: Page, address: RegExp, heading: RegExp | string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: heading }).filter({ visible: true }).first()).toBeVisible();
  await expectApp(page);
}

test.describe('@phone', () => {
  test.use({ member: 'yaodian' });

  for (const [how, take] of Object.entries(TAKEN))
    test(`where a pushState ${how}, links lead on, dialogs close, and an order is paid${how === 'acts late' || how === 'does nothing' ? '' : ' @proof'}`, async ({
      page,
      self,
      toasts,
    }) => {
      await self.add(showcase('limitPerOrder'), 3);
      await closeAdverts(page);
      await page.addInitScript(take);
      await page.goto('/index');
      await expectApp(page);
      await page.locator('main a[href*="/goods?id="]').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/goods\?id=\d+/);
      const buying = page.getByRole('region', { name: '购买' });
      await buying.getByRole('button', { name: '加入购物车' }).click();
      await expectSaid(toasts, '已加入购物车！');
      const cart = page.getByRole('link', { name: /购物车/ }).filter({ visible: true });
      await cart.first().click();
      await isAt(page, /\/cart$/, '购物车');

      await page.getByRole('button', { name: '去结算' }).click();
      const fee = page.getByRole('dialog', { name: '运费提示' });
      await fee.getByRole('button', { name: '关闭', exact: true }).click();
      await expect(fee).toHaveCount(0);
      await isAt(page, /\/cart$/, '购物车');
      await checkOut(page);
      await isAt(page, /\/buy\?/, '确认订单');
      const paying = await submit(page);
      await payByBalance(paying);
      await expect(paying.getByText('支付成功！')).toBeVisible();
      await paying.getByRole('button', { name: '完成' }).click();
      await isAt(page, /\/result\?order_id=\d+/, '支付结果');
      await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
      await isAt(page, /\/order-info\?order_id=\d+/, /./);
      await page.goBack();
      await isAt(page, /\/result\?order_id=\d+/, '支付结果');
    });
});
