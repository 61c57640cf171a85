import { cart } from '#shared/contract/cart.ts';
import { PASSWORD } from './support/buyer.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Problems between home and the order that were fixed: each of these once failed. */
test.describe('@phone', () => {
  test.describe('feixianjie', () => {
    // Not insurance-designated, so no insurance question is asked.
    test.use({ member: 'feixianjie' });

    test('去凑单 leads to goods that fill the gap, and unticked lines stay unticked', async ({
      page,
      self,
      toasts,
    }) => {
      await self.add(showcase('plain'), 5);
      await self.add(showcase('lastPieces'), 1);
      await page.goto('/cart');
      await page.getByRole('checkbox', { name: /^选择蒙脱石散/ }).click({ force: true });
      await page.getByRole('button', { name: '去凑单' }).click();
      const sheet = page.getByRole('dialog', { name: '去凑单' });
      const fits = sheet.getByRole('listitem');
      await expect(fits.first()).toContainText('就免运费');
      const pieces = /(\d+) \S+（¥/.exec(await fits.first().innerText())?.[1] ?? '';

      await fits.first().getByRole('button', { name: /^加购/ }).click();
      const form = page.getByRole('dialog').last();
      // At least enough to fill the gap; the order multiple may need more.
      const quantity = form.getByLabel('数量', { exact: true });
      await expect(quantity).not.toHaveValue('0');
      expect(Number(await quantity.inputValue())).toBeGreaterThanOrEqual(Number(pieces));
      await form.getByRole('button', { name: '加入购物车' }).click();
      await expectSaid(toasts, '已加入购物车！');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(/再买.*免运费/)).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: /^选择蒙脱石散/ })).not.toBeChecked();
      expect((await self.client.send(cart.list, {})).data).toHaveLength(3);
    });

    test('without a network the member centre and its footer fail, the shop keeps working, and the network heals it @proof', async ({
      page,
      context,
    }) => {
      await page.goto('/index');
      await expect(page.getByText(/库存 \d/).first()).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('link', { name: '我的', exact: true }).filter({ visible: true }).last().click();
      const again = page.getByRole('main').getByRole('button', { name: '重试' }).filter({ visible: true });
      await expect(again).toBeVisible();
      // It is asked again by itself.
      await context.setOffline(false);
      await expect(page.getByRole('region', { name: '账户' })).toBeVisible();
    });
  });

  test('a text message that cannot be delivered can be skipped @proof', async ({ page, operator }) => {
    await operator.settings({ chit_login: true, chit_yz: true });
    let asked = 0;
    await page.route(/chit\.php\?.*chit_query/, (route) => {
      asked += 1;
      return route.fulfill({ json: { success: 1, status: asked > 1 ? '2' : '0', data: '' } });
    });
    await page.goto('/user?path=login');
    await page.getByLabel('用户名').fill('liansuo3');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: /同意/ }).check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const shown = (await page.getByRole('img', { name: /^字母 / }).getAttribute('aria-label')) ?? '';
    await page.getByLabel('图形字母').fill(shown.replace(/字母|\s/g, ''));
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('短信可能无法送达，是否跳过验证？')).toBeVisible();
    // Polling has ended.
    expect(asked).toBe(2);
    await page.getByRole('button', { name: '跳过验证' }).click();
    await expect(page).toHaveURL(/\/index$/);
  });
});
