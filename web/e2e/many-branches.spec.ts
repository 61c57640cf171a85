import type { Page } from '@playwright/test';
import { checkOut } from './support/checkout.ts';
import { DESK } from './support/desk.ts';
import { test as base, expect } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The buyer of a chain with 500 branches: each has an address, and most have an account. */
const test = base.extend({
  clean: async ({ operator }, use) => {
    await operator.reset();
    await operator.scenario('many-branches', 'yaodian');
    await use(undefined);
    await operator.reset();
  },
});
test.use({ member: 'yaodian' });

/** More than a page with a few of them, and far less than with all. */
const MOST_NODES = 900;
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '');

async function findsOne(page: Page): Promise<void> {
  await page.goto('/path-list');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toContainText('默认');
  expect(await nodes(page)).toBeLessThan(MOST_NODES);
  const field = page.getByRole('searchbox', { name: '找收货人、电话、地址' });
  await field.fill('第4');
  await expect(cards.first()).toContainText('第4分店');
  await expect(page.locator('.told')).toHaveText('找到 111 个');
  await field.fill('fd 000123');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('第123分店');
}

test('one address of 500 is found, and the others cost nothing @phone', async ({ page, self }) => {
  await findsOne(page);
  await self.add(showcase('plain'), 60);
  await page.goto('/cart');
  await checkOut(page);
  const before = await nodes(page);
  await page.locator('.buy__where').click();
  const picker = page.getByRole('dialog', { name: '选择收货地址' });
  const rows = picker.getByRole('radio');
  await expect(rows.first()).toBeChecked();
  await expect(picker.locator('li[aria-posinset]').first()).toBeVisible();
  expect((await nodes(page)) - before).toBeLessThan(MOST_NODES / 2);
  // An arrow leads on without choosing, past the rows that were there at first, and the focus stays in its row.
  await rows.first().focus();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('第461分店');
  }).toPass({ intervals: [30] });
  const body = picker.locator('.dialog__body');
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(picker.getByText('第1分店', { exact: false }).last()).toBeVisible();
  expect(await focused(page)).toContain('第461分店');
  await body.evaluate((element) => element.scrollTo(0, 0));
  await picker.getByRole('searchbox').fill('第40分店');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('.buy__where')).toContainText('第40分店');
  await page.locator('.buy__where').click();
  await expect(picker.getByRole('listitem').first()).toContainText('第40分店');
});

test('one account of 400 is found, and a recent one stands first @phone', async ({ page }) => {
  await page.goto('/user-set');
  await page.getByRole('button', { name: '切换账号' }).click();
  const accounts = page.getByRole('dialog', { name: '切换账号' });
  await expect(accounts.getByRole('listitem').first()).toContainText('当前');
  expect(await nodes(page)).toBeLessThan(MOST_NODES);
  await accounts.getByRole('searchbox', { name: '找账号' }).fill('第22分店');
  await accounts.getByRole('button', { name: '江汉大药房第22分店' }).click();
  await expect(accounts).toHaveCount(0);
  await page.getByRole('button', { name: '切换账号' }).first().click();
  const first = accounts.getByRole('listitem');
  await expect(first.first()).toContainText('第22分店');
  await expect(first.first()).toContainText('当前');
  await expect(first.nth(1)).toContainText('（yaodian）');
});

test.describe('on a desktop', () => {
  test.use(DESK);
  test('one address of 500 is found', async ({ page }) => findsOne(page));
});
