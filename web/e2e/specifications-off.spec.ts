import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { cardOf, openGoods, openSearch } from './support/goods.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';
import type { StandIn } from './support/stand-in.ts';

/** Switches the privilege on the operator's side. */
async function turn({ url, operatorKey }: StandIn, goods_spce: boolean): Promise<void> {
  const headers = { 'operator-key': operatorKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ privileges: { goods_spce } });
  expect((await fetch(`${url}/operator/settings`, { method: 'POST', headers, body })).ok).toBe(true);
}

/** Goods sold in specifications cannot be bought without one: not by card, form, page or list. */
test.describe('specifications switched off @phone', () => {
  test.use({ member: 'yaodian' });
  test.afterEach(({ standIn }) => turn(standIn, true));

  test('such goods cannot be added to the cart anywhere, and each place says why', async ({ page, self, standIn }) => {
    const goods_id = showcase('everything');
    const { data } = await self.client.send(goods.info, { goods_id, fast_buy: true, log_bs: '' });
    const { goods_name = '', goods_sn = '' } = data;
    await turn(standIn, false);

    const buying = await openGoods(page, goods_id);
    await expect(buying.getByText('暂时缺货').first()).toBeVisible();
    await expect(buying.getByRole('button', { name: '加入购物车' })).toHaveCount(0);
    await expect(buying.getByRole('link', { name: '缺货预购' })).toBeVisible();

    await openSearch(page, goods_name);
    const card = cardOf(page, goods_name, goods_id);
    await expect(card).toContainText('缺货');
    await expect(card.getByRole('button', { name: /^加入购物车/ })).toHaveCount(0);

    await page.goto('/quick-order');
    await page.getByLabel('每行一种').fill(`${goods_sn} 10`);
    await page.getByRole('button', { name: /^查找商品/ }).click();
    const line = page.getByRole('listitem').filter({ hasText: /^第 1 行/ });
    await expect(line).toContainText('缺货');
    expect((await self.client.send(cart.list, {})).data).toEqual([]);
  });

  test('a server that still sends specifications does not get one that nobody chose', async ({ page }) => {
    await page.route(/goods\.php\?.*act=info/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, priv: { ...json.priv, goods_spce: '0' } } });
    });
    const buying = await openGoods(page, showcase('everything'));
    await expect(buying.getByText('该商品按规格销售，暂不能购买').first()).toBeVisible();
    await expect(buying.getByRole('button', { name: '加入购物车' })).toBeDisabled();
  });
});
