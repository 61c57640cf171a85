import type { Page } from '@playwright/test';
import { builtOf } from './support/built.ts';
import { payDialog, paying } from './support/checkout.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The accessible name of the focused control. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    const label = (now as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (now?.getAttribute('aria-label') ?? (label || now?.textContent) ?? '').trim();
  });

/** Presses Tab until a control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 90; tabs++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`No ${name} within 90 tab stops.`);
}

/** Whether the focus is on visible goods within the viewport. */
const inGoods = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const now = document.activeElement;
    const { top = -1, height = 0 } = now?.getBoundingClientRect() ?? {};
    return now?.closest('.endless-goods') != null && top + height > 0 && top < innerHeight;
  });

/** The main road by keyboard alone: skipping filters, toggling switches, copying text to type elsewhere. */
test.describe('by keyboard', () => {
  test.use({ member: 'yaodian' });

  for (const [path, tag] of [
    ['/search?keywords=all', ''],
    ['/intro?intro=hot', ' @proof'],
  ] as const)
    test(`a skip link passes the filters of ${path} to the first goods${tag}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await tabTo(page, /^跳过筛选/);
      await expect(page.locator('.skip:focus')).toBeInViewport();
      await page.keyboard.press('Enter');
      expect(await inGoods(page), 'the list itself').toBe(true);
      await page.keyboard.press('Tab');
      expect(await inGoods(page), 'the first stop of it').toBe(true);
      const name = page.getByRole('main').getByRole('article').first().getByRole('heading');
      expect(await focused(page)).toBe(await name.innerText());
    });

  test('the focus stays in a list when the code of its virtual window arrives @proof', async ({ page }) => {
    let letGo = () => {};
    const here = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { file } = await builtOf('parts/list/endless-window.lazy.tsx');
    await page.route(`**/${file}`, (route) => here.then(() => route.continue()));
    const asked = page.waitForRequest(`**/${file}`);
    await page.goto('/intro?intro=hot');
    const first = page.locator('.endless-goods').getByRole('link').first();
    await asked;
    await first.focus();
    const before = await first.elementHandle();
    const inPlace = page.evaluate(
      (old) =>
        new Promise<boolean>((done) => {
          const look = () => (old?.isConnected ? setTimeout(look) : done(document.activeElement !== document.body));
          look();
        }),
      before,
    );
    letGo();
    expect(await inPlace, 'never out of it').toBe(true);
    await expect(first).toBeFocused();
  });

  test('a switch is toggled by its label and by the space bar', async ({ page }) => {
    await page.goto('/path');
    const isDefault = page.getByRole('switch', { name: '设为默认地址' });
    const before = (await isDefault.getAttribute('aria-checked')) === 'true';
    await page.getByText('下单时自动选中').click();
    await expect(isDefault).toBeChecked({ checked: !before });
    await isDefault.focus();
    await page.keyboard.press('Space');
    await expect(isDefault).toBeChecked({ checked: before });
  });

  test('the payment password asks for digits, letters on request; amount and payee of a transfer are copied', async ({
    page,
    self,
    context,
    isMobile,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await self.add(showcase('plain'), 200);
    const { order_id, money_paid = 0 } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '付款' }).click();
    const dialog = await paying(page);
    await dialog.getByText('余额支付', { exact: true }).click();
    const password = dialog.getByLabel('支付密码');
    await expect(password).toHaveAttribute('inputmode', 'numeric');
    if (isMobile) {
      await dialog.getByRole('button', { name: '密码含字母？换全键盘' }).click();
      await expect(password).toHaveAttribute('inputmode', 'text');
    }
    await dialog.getByText('银行转账', { exact: true }).click();
    await dialog.getByRole('button', { name: /^银行转账 ¥/ }).click();
    await expect(payDialog(page).getByText('户名').first()).toBeVisible();

    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await tabTo(page, /^复制金额/);
    await page.keyboard.press('Enter');
    await expect.poll(copied, 'as a bank’s app takes it').toBe((money_paid / 100).toFixed(2));
    await tabTo(page, /^复制账号/);
    await page.keyboard.press('Enter');
    await expect.poll(copied).toMatch(/^\d{12,}$/);
    await tabTo(page, /^复制 .*(公司|药)/);
    const payee = (await focused(page)).replace('复制 ', '');
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe(payee);
  });
});
