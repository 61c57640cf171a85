import type { Page } from '@playwright/test';
import { payButton, paying } from './support/checkout.ts';
import { cardOf, openSearch, quickBuy } from './support/goods.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** What a screen reader says of the focused element: role, name, description. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const words = (attribute: string) =>
      (at?.getAttribute(attribute)?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent).join('');
    const role = at?.getAttribute('role') ?? at?.tagName.toLowerCase() ?? '';
    const name = at?.getAttribute('aria-label') || words('aria-labelledby') || at?.textContent || '';
    return `${role}: ${name} ${words('aria-describedby')}`.trim();
  });

const told = (page: Page) => page.locator('.told');
const showsRing = (page: Page) => page.evaluate(() => document.activeElement?.matches(':focus-visible'));

/** The main road as a screen reader hears it: where the focus goes, and what is said where nothing takes it. */
test.describe('told', () => {
  test.use({ member: 'yaodian' });

  test('from a search to the payment', async ({ page }) => {
    const name = showcase('everything');
    await openSearch(page, '盐酸二甲双胍缓释片');
    const card = cardOf(page, '盐酸二甲双胍缓释片', name);
    await card.getByRole('heading').getByRole('link').or(card.getByRole('link')).first().click();
    await expect.poll(() => spoken(page), 'a new page').toMatch(/^h1: /);
    expect(await showsRing(page)).toBe(false);
    await page.goBack();
    await expect.poll(() => spoken(page), 'back: the link that was left').toContain('盐酸二甲双胍缓释片');

    await quickBuy(page, card);
    const dialog = page.getByRole('dialog');
    await expect.poll(() => spoken(page), 'quick buy').toMatch(/^group: .*盐酸二甲双胍缓释片/);
    await dialog.getByRole('button', { name: '增加' }).click();
    await expect(told(page)).toHaveText(/\d+ 盒，合计 ¥[\d,.]+/);
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto('/cart');
    await page.getByRole('button', { name: /^增加/ }).first().click();
    await expect(told(page)).toHaveText(/^\d+ \S+，小计 ¥[\d,.]+，已选 \d+ 种，合计 ¥[\d,.]+。?$/);
    await page.getByRole('button', { name: '去结算' }).click();
    await expect(page.getByRole('dialog', { name: '运费提示' })).toBeVisible();
    await expect.poll(() => spoken(page), 'the shipping prompt').toMatch(/^group: 运费提示 .*运费18\.00元/);
    await page.getByRole('button', { name: '继续提交' }).click();
    await expect.poll(() => spoken(page)).toBe('h1: 确认订单');
    await page.getByRole('button', { name: '提交订单' }).click();

    const pay = await paying(page);
    await expect(told(page).or(pay.locator('.dialog__panel[aria-describedby]')).first()).toBeAttached();
    const due = await pay.locator('.pay__due').innerText();
    await expect
      .poll(async () => `${await spoken(page)} ${await told(page).textContent()}`, 'the amount due')
      .toContain(due.match(/[\d,]+\n?\.\n?\d\d/)?.[0].replace(/\n/g, '') ?? 'no amount');
    await payButton(pay).click();
    await expect.poll(() => spoken(page), 'an empty payment password').toMatch(/^input:\s+支付密码为空！$/);
    for (const wrong of ['135790', '097531']) {
      await pay.getByLabel('支付密码', { exact: true }).fill(wrong);
      await payButton(pay).click();
      await expect.poll(() => spoken(page), 'a wrong one').toMatch(/^input: .*密码错误/);
    }
    await pay.getByLabel('支付密码', { exact: true }).fill('246810');
    await payButton(pay).click();
    await expect.poll(() => spoken(page), 'the outcome').toBe('h3: 支付成功！');
  });
});
