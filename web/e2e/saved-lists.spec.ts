import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { DESK } from './support/desk.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A member's saved goods are added to the cart together. */
test.describe('yaodian @phone', () => {
  test.use({ member: 'yaodian' });

  test('ticked favourites are added to the cart once each, although an answer is lost @proof', async ({
    page,
    self,
    operator,
  }) => {
    await self.emptyCart();
    await page.goto('/collect');
    await page.getByRole('button', { name: '管理' }).click();
    const ticks = page.getByRole('checkbox', { name: /^选择：/ });
    for (const at of [0, 1]) await ticks.nth(at).click();
    await operator.faults({ call: 'buy.php?act=add_to_cart', kind: 'html_502', acts: true, times: 1 });
    await page.getByRole('button', { name: '加入购物车', exact: true }).click();
    // One of them is outside the medical insurance.
    const question = page.getByRole('dialog', { name: '有 1 种非医保商品' });
    await expect(question.getByRole('button', { name: '只加其余 1 种' })).toBeVisible();
    await question.getByRole('button', { name: '全部加入' }).click();
    await expect(page.getByText('已加 2 种')).toBeVisible();
    await expect(page.getByRole('link', { name: '去购物车' })).toBeVisible();
    const { data } = await self.client.send(cart.list, {});
    expect(new Set(data.map(({ goods_id }) => goods_id)).size).toBe(2);
    expect(data).toHaveLength(2);
  });
});

/** The same lists in the desktop layout. */
test.describe('on a desktop @phone', () => {
  test.use({ member: 'yaodian', ...DESK });

  test('the goods of one day are side by side, and the day’s checkbox selects them all', async ({ page, self }) => {
    for (const name of ['plain', 'middlePack', 'lastPieces', 'soldOut'])
      await self.client.send(goods.info, { goods_id: showcase(name), log_bs: '' });
    await page.goto('/history');
    const today = page.getByRole('heading', { name: /^今天/ });
    await expect(today).toBeVisible();
    const rows = page.getByRole('main').getByRole('article');
    const tops = async () => {
      const boxes = await Promise.all([0, 1, 2, 3].map((at) => rows.nth(at).boundingBox()));
      return boxes.map((box) => Math.round(box?.y ?? -1));
    };
    // The goods have loaded when the first three are in one row and the fourth is below.
    await expect
      .poll(async () => {
        const [first = 0, second, third, fourth = 0] = await tops();
        return second === first && third === first && fourth > first;
      })
      .toBe(true);
    await page.getByRole('button', { name: '多选' }).click();
    await page.getByRole('checkbox', { name: /^今天/ }).click();
    await expect(
      page
        .getByRole('checkbox', { name: /^选择：/ })
        .and(page.locator(':checked'))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: '加入购物车', exact: true })).toBeEnabled();
  });

  test('frequent buys are a table: ticking a row fills quantity and subtotal', async ({ page, self }) => {
    await self.add(showcase('middlePack'), 20);
    await self.add(showcase('plain'), 20);
    await self.order();
    await page.goto('/mybuy');
    const row = page.getByRole('article').filter({ has: page.locator(`a[href*="id=${showcase('middlePack')}"]`) });
    await expect(row).toContainText(/20\d\d-\d\d-\d\d/);
    await row.getByRole('checkbox').click();
    const quantity = row.getByRole('spinbutton').or(row.getByRole('textbox'));
    await expect(quantity).toHaveValue(/^[1-9]/);
    const cents = (text: string) => Math.round(Number(/¥([\d.,]+)/.exec(text)?.[1]?.replace(',', '')) * 100);
    const [price, subtotal] = await row.locator('.frequent__num').allInnerTexts();
    const flat = (text = '') => cents(text.replace(/\s/g, ''));
    expect(flat(subtotal)).toBe(flat(price) * Number(await quantity.inputValue()));
    const all = page.getByRole('checkbox', { name: '选择全部商品' });
    await expect(all).not.toBeChecked();
    await all.click();
    await expect(all).toBeChecked();
  });
});
