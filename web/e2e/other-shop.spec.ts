import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { checkOut, choose, payButton, seeOrder, shownOrder, submit } from './support/checkout.ts';
import { addedOn, bringUp, cardOf, quickBuy, typeQuantity } from './support/goods.ts';
import { expectSaid, listen } from './support/messages.ts';
import { serveOtherShop } from './support/other-shop/serve.ts';
import { member } from './support/other-shop/shop.ts';

/** The built web on a plain file server, with a server written from the documents alone. */

const test = base.extend<{ shop: Awaited<ReturnType<typeof serveOtherShop>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
  shop: async ({}, use) => {
    const shop = await serveOtherShop(fileURLToPath(new URL('../../dist/web', import.meta.url)));
    await use(shop);
    await shop.close();
  },
  baseURL: ({ shop }, use) => use(shop.origin),
});

const NAME = '板蓝根颗粒';

async function logInByCode(page: Page): Promise<void> {
  const form = page.getByRole('main').filter({ has: page.getByLabel('用户名') });
  await form.getByLabel('用户名').fill(member.name);
  await form.getByLabel('密码', { exact: true }).fill(member.password);
  await form.getByRole('checkbox', { name: /同意/ }).check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  const letters = page.getByRole('img', { name: /^字母 / });
  const shown = (await letters.getAttribute('aria-label'))?.replace('字母 ', '').replaceAll(' ', '') ?? '';
  await page.getByLabel('图形字母').fill(shown);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('短信已送达')).toBeVisible();
  await page.getByLabel('短信验证码').fill(member.code);
  await page.getByRole('button', { name: '验证并登录' }).click();
}

async function orderSome(page: Page): Promise<void> {
  await page.goto(`/search?keywords=${encodeURIComponent('板蓝根')}`);
  const card = cardOf(page, NAME, '57');
  await expect(card).toContainText('¥9.05');
  const dialog = await quickBuy(page, card);
  await typeQuantity(dialog.getByLabel('数量', { exact: true }), String(20 - (await addedOn(card))));
  await dialog.getByRole('button', { name: '加入购物车' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/cart');
  await checkOut(page);
  await expect(page.getByRole('complementary', { name: '金额' })).toContainText('¥181.00');
}

test('a visitor logs in by text message, buys, pays by balance and by code, and receives @proof @phone', async ({
  page,
  shop,
}) => {
  await listen(page);
  const toasts = () => page.evaluate(() => window.said ?? []);
  await page.goto('/');
  await page.goto('/search?keywords=all');
  const card = cardOf(page, NAME, '57');
  await expect(card).toContainText('登录认证用户后可查看采购价');
  await bringUp(card.getByRole('link'));
  await card.getByRole('link').click();
  // This shop's product call has no name; the card had one.
  await expect(page.getByRole('heading', { name: NAME, exact: true })).toBeVisible();
  await page.getByRole('region', { name: '购买' }).getByRole('button', { name: '请先登录' }).click();
  await logInByCode(page);
  await expect(page).toHaveURL(/\/goods\?id=57$/);
  await expect(page.getByRole('region', { name: '购买' })).toContainText('¥9.05');

  const { purse } = shop.books();
  await orderSome(page);
  const byBalance = await submit(page);
  await choose(byBalance, '余额支付');
  await byBalance.getByLabel('支付密码').fill(member.payPassword);
  await payButton(byBalance).click();
  await expect(byBalance.getByText('支付成功！')).toBeVisible();
  await byBalance.getByRole('button', { name: '完成' }).click();
  await seeOrder(page);
  await shownOrder(page);
  expect(purse - shop.books().purse).toBeCloseTo(181);

  await orderSome(page);
  const byCode = await submit(page);
  await choose(byCode, '微信支付');
  await payButton(byCode).click();
  await expect(byCode.getByRole('img', { name: '付款二维码' })).toBeVisible();
  await expect(byCode.getByText('支付成功！')).toBeVisible();
  await byCode.getByRole('button', { name: '完成' }).click();
  await seeOrder(page);
  await shownOrder(page);

  await page.goto('/order?lx=3');
  const [first] = shop.books().orders;
  const order = page.getByRole('article', { name: `订单 Q${first?.id}` });
  await order.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expectSaid(toasts, '收货成功！');
  expect(shop.books().orders.map(({ code, way }) => [code, way])).toEqual([
    [6, '微信支付'],
    [3, '余额支付'],
  ]);
});
