import { cart } from '#shared/contract/cart.ts';
import { openGoods } from './support/goods.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Adding to the cart over a bad connection: the outcome is shown, and nothing is added twice unnoticed. */
test.describe('@phone', () => {
  test.use({ member: 'yaodian' });

  test('a lost answer is checked in the cart, and the next press checks first', async ({
    page,
    self,
    operator,
    toasts,
  }) => {
    const inCart = async () => (await self.client.send(cart.list, {})).data.map(({ num }) => num);
    const buying = await openGoods(page, showcase('plain'));
    const add = buying.getByRole('button', { name: '加入购物车' });
    const badge = page.getByRole('link', { name: /购物车/ }).first();

    await operator.faults({ call: 'buy.php?act=add_to_cart', kind: 'empty', times: 1 });
    await add.click();
    await expectSaid(toasts, '已加入购物车！');
    expect(await toasts()).not.toContain('数据请求失败！');
    const [once = 0] = await inCart();
    await expect(badge).toContainText(String(once));

    await operator.faults({ call: 'buy.php?act=add_to_cart', kind: 'html_502', times: 1 });
    await add.click();
    await expectSaid(toasts, '数据请求失败！');
    expect(await inCart()).toEqual([once]);
    await add.click();
    await expect.poll(inCart).toEqual([once * 2]);
    await expect(badge).toContainText(String(once * 2));
  });
});
