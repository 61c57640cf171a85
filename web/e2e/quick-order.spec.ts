import { search, searchFor } from '#shared/contract/search.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { actOnList, listMenu } from './support/list-acts.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import type { StandIn } from './support/stand-in.ts';

/** Raises the prices of all goods in the member's cart by a tenth. */
async function raisePrices({ url, operatorKey }: StandIn): Promise<void> {
  const headers = { 'operator-key': operatorKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'price-changed' });
  expect((await fetch(`${url}/operator/scenario`, { method: 'POST', headers, body })).ok).toBe(true);
}

/** Goods that no other journey uses, whose price may rise. */
async function anyGoods({ client }: ApiBuyer) {
  const wanted = searchFor('板蓝根', { only_kc: true, sort: 'goods_number' });
  const { data } = await client.send(search.search, wanted);
  const [first] = data;
  if (!first?.goods_sn) throw new Error('no goods with a code');
  return { goods_id: first.goods_id, code: first.goods_sn };
}

/** Ordering from a list, saving it, and buying an order again. */
test.describe('a list of goods', () => {
  test.use({ member: 'yaodian' });

  test('a name and a pack offer every maker, and the same goods on two lines are merged @phone', async ({
    page,
    self,
    operator,
  }) => {
    const [name, pack] = ['红霉素软膏', '10g:0.1g/支'];
    const makers = await operator.rows('goods', { goods_name: name, spec: pack });
    const { code } = await anyGoods(self);
    await page.goto('/quick-order');
    await page.getByLabel('每行一种').fill(`${name} ${pack}\n${code} 20\n${code} 40`);
    await page.getByRole('button', { name: '查找商品（3 行）' }).click();
    const several = page.getByRole('list', { name: `「${name} ${pack}」选择商品` });
    await expect(several.getByRole('button')).toHaveCount(makers.length);
    await expect(page.getByText('1 种 60 件', { exact: true })).toBeVisible();
    await expect(listMenu(page).or(page.getByRole('button', { name: '清空' }))).toBeInViewport({ ratio: 1 });
  });

  test('mixed lines: one is chosen, one stays, the rest is added to the cart; a week later the saved list shows changes', async ({
    page,
    self,
    operator,
    standIn,
    toasts,
  }) => {
    await self.emptyCart();
    const { goods_id, code } = await anyGoods(self);
    await page.goto('/quick-order');
    const list = page.getByLabel('每行一种');
    await list.fill(`编码，数量\n${code}，２０\n阿莫西林 5\n没有这种东西 3`);
    await expect(page.getByText('已识别 3 行')).toBeVisible();
    await page.getByRole('button', { name: '查找商品（3 行）' }).click();

    const lines = page.getByRole('listitem').filter({ hasText: /^第 \d+ 行/ });
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(0)).toContainText('已匹配');
    await expect(lines.nth(2)).toContainText('没有找到');
    await page.getByRole('button', { name: /^要处理 2/ }).click();
    const several = page.getByRole('list', { name: '「阿莫西林」选择商品' });
    await several.getByRole('button').first().click();
    await page.getByRole('button', { name: /^全部 3/ }).click();
    await expect(lines.nth(1)).toContainText(/已匹配|已改数量/);

    await actOnList(page, '存为清单');
    const naming = page.getByRole('dialog', { name: '存为常用清单' });
    await naming.getByLabel('清单名字').fill('周一补货');
    await naming.getByRole('button', { name: '保存' }).click();
    await expectSaid(toasts, '已存为「周一补货」');

    await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: '先加入 2 种' }).click();
    await expect(page.getByRole('heading', { name: '已加入购物车！' })).toBeVisible();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('没有这种东西');
    expect(await operator.rows('cart_lines', { goods_id })).toHaveLength(1);

    await raisePrices(standIn);
    await page.goto('/quick-order');
    await page.getByRole('button', { name: /^周一补货/ }).click();
    await expect(page.getByText(/和上次比：.*2 种涨价/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('比上次贵');
  });

  test('an order is bought again: its goods are looked up first, then added to the cart @phone', async ({
    page,
    self,
    operator,
    standIn,
  }) => {
    await self.emptyCart();
    const { goods_id } = await anyGoods(self);
    await self.add(goods_id, 600);
    const { order_id } = await self.order();
    await self.add(goods_id, 600);
    await raisePrices(standIn);
    await self.emptyCart();
    await page.goto('/quick-order');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '再次购买' }).click();
    await expect(page).toHaveURL(`/quick-order?orders=${order_id}`);
    await expect(page.getByText('和上次比：1 种涨价')).toBeVisible();
    await page.reload();
    await expect(page.getByText('比上次贵')).toBeVisible();
    await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: '已加入购物车！' })).toBeVisible();
    await expect(page).toHaveURL('/quick-order');
    expect((await operator.rows('cart_lines', { goods_id })).map(({ num }) => num)).toEqual([600]);
  });
});
