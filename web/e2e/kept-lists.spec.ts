import { cart } from '#shared/contract/cart.ts';
import { expect, test } from './support/shop.ts';

/** Goods that a member keeps go into the cart together. */
test.describe('yaodian @phone', () => {
  test.use({ member: 'yaodian' });

  test('ticked favourites go into the cart, each once, though an answer is lost on the way', async ({
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
    await page.getByRole('button', { name: '加入购物车（2）' }).click();
    // One of them is outside of the medical insurance.
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('button', { name: '加入购物车（0）' })).toBeVisible();
    const { data } = await self.client.send(cart.list, {});
    expect(new Set(data.map(({ goods_id }) => goods_id)).size).toBe(2);
    expect(data).toHaveLength(2);
  });
});
