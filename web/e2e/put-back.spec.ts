import { cart } from '#shared/contract/cart.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Closing an unpaid order offers to put its goods back into the cart: one tap, from the list and from its page. */
test.describe('@phone', () => {
  test.use({ member: 'feixianjie' });

  for (const from of ['list', 'page'] as const)
    test(`closed on its ${from}, an order’s goods are in the cart again${from === 'page' ? ' @proof' : ''}`, async ({
      page,
      self,
      toasts,
    }) => {
      await self.add(showcase('plain'), 5);
      await self.add(showcase('middlePack'), 20);
      const { order_id } = await self.order();
      await page.goto(from === 'list' ? '/order?lx=1' : `/order-info?order_id=${order_id}`);
      await page.getByRole('button', { name: '关闭订单' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: '关闭订单' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '放回购物车' }).click();
      await expectSaid(toasts, '2 种商品已放回购物车');
      await expect(page).toHaveURL(from === 'list' ? /\/order\?lx=1/ : /\/order-info/);
      const { data } = await self.client.send(cart.list, {});
      expect(Object.fromEntries(data.map(({ goods_id, num }) => [goods_id, num]))).toEqual({
        [showcase('plain')]: 5,
        [showcase('middlePack')]: 20,
      });
    });

  test('goods that cannot be bought any more are named, with a link', async ({ page, self }) => {
    await self.add(showcase('plain'), 5);
    await self.add(showcase('lastPieces'), 1);
    const { order_id } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    // Somebody else has bought the last pieces.
    await page.route(/goods\.php\?.*act=info/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (
        route
          .request()
          .url()
          .includes(`goods_id=${showcase('lastPieces')}&`) ||
        json.data?.goods_id === showcase('lastPieces')
      )
        json.data.goods_number = '0';
      await route.fulfill({ response, json });
    });
    await page.getByRole('button', { name: '关闭订单' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '放回购物车' }).click();
    const left = page.getByRole('dialog', { name: '加入购物车' });
    await expect(left).toContainText('1 种已加入，还有 1 种没有加入');
    await expect(left.getByRole('listitem')).toContainText(/蒙脱石散[\s\S]*暂时缺货/);
    await left.getByRole('button', { name: '去购物车' }).click();
    await expect(page.getByRole('checkbox', { name: /^选择阿莫西林胶囊/ })).toBeVisible();
  });
});
