import type { Locator, Page } from '@playwright/test';
import { cart } from '#shared/contract/cart.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { DESK } from './support/desk.ts';
import { cardOf, openGoods, openSearch, quickBuy, typeQuantity } from './support/goods.ts';
import { expectSaid } from './support/messages.ts';
import { apiCalls } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Wrong input shows the documented message, and nothing else happens (document 1 §5 and §8, document 2 §5 and §8). */

const amount = (scope: Locator): Locator => scope.getByLabel('数量', { exact: true });

/** The quantities in the cart on the server. */
const inCart = async ({ client }: ApiBuyer): Promise<Record<string, number>> => {
  const { data } = await client.send(cart.list, {});
  return Object.fromEntries(data.map(({ goods_id, num }) => [goods_id, num]));
};

test.describe('the login @phone', () => {
  test('requires name, password and agreement, one after the other, and sends nothing @proof', async ({
    page,
    toasts,
  }) => {
    const calls = apiCalls(page);
    await page.goto('/user?path=login');
    const submit = page.getByRole('main').getByRole('button', { name: '登录', exact: true });
    await submit.click();
    await expect(page.getByText('请输入用户名！').first()).toBeVisible();
    await page.getByLabel('用户名').fill('yaodian');
    await submit.click();
    await expect(page.getByText('请输入密码！').first()).toBeVisible();
    await page.getByLabel('密码', { exact: true }).fill('Yaocang2026');
    await submit.click();
    await expect(page.getByText('请先同意协议！').first()).toBeVisible();
    expect(calls.filter((call) => call.startsWith('login.php?act=login'))).toEqual([]);
    expect(await toasts()).not.toContain('登录成功！');
  });

  test('a wrong password shows a message and keeps the typed text', async ({ page }) => {
    await page.goto('/user?path=login');
    await page.getByLabel('用户名').fill('liansuo3');
    await page.getByLabel('密码', { exact: true }).fill('Yaocang2025');
    await page.getByRole('checkbox', { name: /同意/ }).check();
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText(/用户名或密码错误/).first()).toBeVisible();
    await expect(page.getByLabel('用户名')).toHaveValue('liansuo3');
    expect(await page.evaluate(() => localStorage.getItem('yaocang_token'))).toBeNull();
    await page.getByLabel('密码', { exact: true }).fill('Yaocang2026');
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('yaocang_token'))).toMatch(/[0-9A-Za-z]{32}/);
  });
});

test('an empty search shows a message and goes nowhere', async ({ page, toasts }) => {
  await openSearch(page, '阿莫西林');
  const box = page.getByRole('search').filter({ visible: true }).first();
  await box.getByLabel('搜索商品').fill('   ');
  await box.getByLabel('搜索商品').press('Enter');
  await expectSaid(toasts, '请输入内容！');
  await expect(page).toHaveURL(/keywords=%E9%98%BF/);
});

test.describe('the buying form @phone', () => {
  test.use({ member: 'yaodian' });

  test('takes whole quantities of at least 0, says what is none, and 0 adds nothing', async ({
    page,
    self,
    toasts,
  }) => {
    const calls = apiCalls(page);
    const buying = await openGoods(page, showcase('plain'));
    const add = buying.getByRole('button', { name: '加入购物车' });
    for (const [typed, becomes] of [
      ['3', '3'],
      ['1.5', '3'],
      ['', '3'],
      ['abc', '3'],
      ['２', '2'],
      ['0', '0'],
      ['-1', '0'],
    ] as const) {
      await typeQuantity(amount(buying), typed);
      await expect(amount(buying), `typed ${typed}`).toHaveValue(becomes);
      if (becomes === '0') await expect(add).toBeDisabled();
      else await expect(add).toBeEnabled();
    }
    await expectSaid(toasts, '「1.5」不是整数，数量没有改');
    expect(calls).not.toContain('buy.php?act=add_to_cart');
    expect(await inCart(self)).toEqual({});
  });

  test('rounds down to whole packs, with a message @phone', async ({ page, self, toasts }) => {
    const buying = await openGoods(page, showcase('middlePack'));
    await expect(buying).toContainText('起订量：10瓶的倍数');
    await typeQuantity(amount(buying), '25');
    await expect(amount(buying)).toHaveValue('20');
    await expect(amount(buying)).toHaveAccessibleDescription('起订量：10瓶的倍数，已从 25 调为 20');
    await buying.getByRole('button', { name: '加入购物车' }).click();
    await expectSaid(toasts, '已加入购物车！');
    expect(await inCart(self)).toEqual({ [showcase('middlePack')]: 20 });
  });

  for (const [what, stand, cap] of [
    ['the stock', 'lastPieces', '3盒'],
    ['the limit of an order', 'limitPerOrder', '200盒'],
    ['the limit of an account', 'limitPerAccount', '50盒'],
  ] as const) {
    test(`stops at ${what} @proof`, async ({ page, toasts }) => {
      const buying = await openGoods(page, showcase(stand));
      for (const typed of [String(Number.parseInt(cap, 10) + 1), '1000000000']) {
        await typeQuantity(amount(buying), typed);
        await expect(amount(buying)).toHaveValue(String(Number.parseInt(cap, 10)));
        await expectSaid(toasts, `可购数量${cap}`);
      }
      await expect(buying.getByText(`可购数量${cap}`)).toBeVisible();
    });
  }

  test('goods outside the insurance need a confirmation first @proof', async ({ page, self, toasts }) => {
    const buying = await openGoods(page, showcase('notInsured'));
    await buying.getByRole('button', { name: '加入购物车' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('该商品为非医保商品，确定要加入购物车吗？');
    await question.getByRole('button', { name: '取消' }).click();
    expect(await inCart(self)).toEqual({});
    await buying.getByRole('button', { name: '加入购物车' }).click();
    await question.getByRole('button', { name: '确定' }).click();
    await expectSaid(toasts, '已加入购物车！');
    expect(await inCart(self)).toEqual({ [showcase('notInsured')]: 1 });
  });
});

test.describe('goods that others buy meanwhile @phone', () => {
  // At desk size: there the form opens for goods that leave nothing to choose, too.
  test.use({ member: 'yaodian', fresh: true, ...DESK });

  test('between the list and the button @proof', async ({ page, self, toasts, buyerOf }) => {
    await openSearch(page, '蒙脱石散');
    const dialog = await quickBuy(page, cardOf(page, '蒙脱石散', showcase('lastPieces')));
    await typeQuantity(amount(dialog), '2');
    const other = await buyerOf('liansuo');
    await other.emptyCart();
    await other.add(showcase('lastPieces'), 2);
    await other.order();

    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expectSaid(toasts, '下手慢了！还剩1个');
    await expect(amount(dialog)).toHaveValue('1');
    await expect(dialog).toContainText('库存 1 盒');
    expect(await inCart(self)).toEqual({});
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expectSaid(toasts, '已加入购物车！');
    expect(await inCart(self)).toEqual({ [showcase('lastPieces')]: 1 });
  });
});

test.describe('the cart @phone', () => {
  test.use({ member: 'yaodian' });

  /** The stepper of a line. */
  const lineAmount = (page: Page, name: string): Locator =>
    page.getByRole('textbox', { name: new RegExp(`^${name}.*的数量`) });

  test('refuses quantities below 0 or above the stock, and keeps the old one', async ({ page, self, toasts }) => {
    await self.add(showcase('plain'), 5);
    // Other journeys buy these goods, so the stock is read from the server.
    const { data } = await self.client.send(cart.list, {});
    const stock = data[0]?.goods_number ?? 0;
    await page.goto('/cart');
    const field = lineAmount(page, '阿莫西林胶囊');
    await typeQuantity(field, '-1');
    await expectSaid(toasts, '数量不能为负数！');
    await expect(field).toHaveValue('5');
    for (const typed of [String(stock + 1), '1000000000']) {
      await typeQuantity(field, typed);
      await expectSaid(toasts, `库存不够，最大：${stock}`);
      await expect(field).toHaveValue('5');
    }
    expect(await inCart(self)).toEqual({ [showcase('plain')]: 5 });
  });

  test('takes a whole number, refuses any other, and sends it after a pause', async ({ page, self, toasts }) => {
    await self.add(showcase('plain'), 5);
    await page.goto('/cart');
    await typeQuantity(lineAmount(page, '阿莫西林胶囊'), '7.9');
    await expectSaid(toasts, '「7.9」不是整数，数量没有改');
    await expect(lineAmount(page, '阿莫西林胶囊')).toHaveValue('5');
    const sent = page.waitForResponse(/cart\.php\?act=up_num/);
    await typeQuantity(lineAmount(page, '阿莫西林胶囊'), '7');
    await sent;
    expect(await inCart(self)).toEqual({ [showcase('plain')]: 7 });
  });

  test('a quantity of 0 blocks the checkout at its row', async ({ page, self, toasts }) => {
    await self.add(showcase('plain'), 1);
    await page.goto('/cart');
    await typeQuantity(lineAmount(page, '阿莫西林胶囊'), '0');
    await page.getByRole('button', { name: '去结算' }).click();
    await expectSaid(toasts, '第1行,购买数量至少为1');
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('the checkout without its lines says what is missing and leads to the cart', async ({ page }) => {
    await page.goto('/buy');
    await expect(page.getByText('缺少参数！')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /购物车/ })).toBeVisible();
  });

  test('with nothing ticked, buying and deleting do nothing @proof', async ({ page, self, toasts }) => {
    await self.add(showcase('plain'), 1);
    await page.goto('/cart');
    await page.getByRole('checkbox', { name: '全选' }).uncheck();
    await page.getByRole('button', { name: '去结算' }).click();
    await expectSaid(toasts, '请选择商品！');
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await expectSaid(toasts, '选择需要删除的商品！');
    await expect(page).toHaveURL(/\/cart$/);
    expect(await inCart(self)).toEqual({ [showcase('plain')]: 1 });
  });

  test('half a pack is refused by the server, and the line shows the old quantity @proof', async ({
    page,
    self,
    toasts,
  }) => {
    await self.add(showcase('middlePack'), 20);
    await page.goto('/cart');
    const field = page.getByRole('textbox', { name: /六味地黄丸.*的数量/ });
    await typeQuantity(field, '25');
    await expectSaid(toasts, '起订量：10瓶的倍数');
    await expect(field).toHaveValue('20');
    expect(await inCart(self)).toEqual({ [showcase('middlePack')]: 20 });
  });

  test('the limit of an order corrects the quantity @proof', async ({ page, self, toasts }) => {
    await self.add(showcase('limitPerOrder'), 10);
    await page.goto('/cart');
    const field = lineAmount(page, '复方感冒灵颗粒');
    await typeQuantity(field, '300');
    await expectSaid(toasts, '数量限购，您还可购200个');
    await expect(field).toHaveValue('200');
    expect(await inCart(self)).toEqual({ [showcase('limitPerOrder')]: 200 });
  });
});

test.describe('a stock that fell while the cart was open @phone', () => {
  test.use({ member: 'yaodian', fresh: true });

  test('corrects the quantity, and a checkout of the old one is refused @proof', async ({
    page,
    self,
    toasts,
    buyerOf,
  }) => {
    await self.add(showcase('lastPieces'), 1);
    await page.goto('/cart');
    const field = page.getByRole('textbox', { name: /^蒙脱石散.*的数量/ });
    await expect(field).toHaveValue('1');
    const other = await buyerOf('liansuo');
    await other.emptyCart();
    await other.add(showcase('lastPieces'), 2);
    await other.order();
    await typeQuantity(field, '3');
    await expectSaid(toasts, '下手慢了！还剩1个');
    await expect(field).toHaveValue('1');

    await page.getByRole('button', { name: '去结算' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '继续提交' }).click();
    await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
    const last = await buyerOf('liansuo2');
    await last.emptyCart();
    await last.add(showcase('lastPieces'), 1);
    await last.order();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expectSaid(toasts, '蒙脱石散：下手慢了！还剩0个');
    expect(await inCart(self)).toEqual({ [showcase('lastPieces')]: 1 });
  });
});
