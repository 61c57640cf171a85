import { goods } from '#shared/contract/goods.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { PAY_PASSWORD } from './support/buyer.ts';
import { openGoods, typeQuantity } from './support/goods.ts';
import { EVERY_SIZE, squeezed } from './support/looks.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** After the order, and saved goods and articles. */
test.describe('yaodian @phone', () => {
  test.use({ member: 'yaodian' });

  test('receives two parcels one by one, each with its tracking', async ({ page, self, operator, toasts }) => {
    await self.emptyCart();
    await self.add(showcase('plain'), 20);
    await self.add(showcase('middlePack'), 20);
    const { order_id, order_sn } = await self.order();
    await self.client.send(payOrder.yzPay, { pay_pwd: encodePassword(PAY_PASSWORD) });
    await self.client.send(payOrder.yePay, { order_id, fd_sn: '' });
    await operator.ship(order_sn, 2);
    await page.goto(`/order-info?order_id=${order_id}`);
    await expect(page.getByRole('button', { name: '确认收货' })).toHaveCount(2);
    expect(await squeezed(page, EVERY_SIZE.phone)).toEqual([]);
    await page.goto('/order?lx=3');
    const row = page.getByRole('article', { name: `订单 ${order_sn}` });
    await row.getByRole('button', { name: '确认收货' }).click();
    const parcels = page.getByRole('dialog', { name: '确认收货' });
    await expect(parcels.getByRole('button', { name: '确认收货' })).toHaveCount(2);
    await parcels.getByRole('button', { name: '确认收货' }).first().click();
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
    await expectSaid(toasts, '收货成功！');
    await expect(parcels.getByRole('button', { name: '确认收货' })).toHaveCount(1);
    await parcels.getByRole('button', { name: '关闭' }).click();

    await row.getByRole('button', { name: '查看物流' }).click();
    const way = page.getByRole('dialog', { name: '查看物流' });
    await expect(way.getByRole('tab')).toHaveCount(2);
    await expect(way.getByRole('link', { name: '联系客服' })).toBeVisible();
    await way.getByRole('tab', { name: /已发货/ }).click();
    await expect(way.getByRole('button', { name: '复制单号' })).toBeVisible();
    expect(await squeezed(page, EVERY_SIZE.phone)).toEqual([]);
    await way.getByRole('button', { name: '确认收到这个包裹' }).click();
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
    const shipped = async () => (await operator.rows('parcels', { order_id })).map(({ status }) => status);
    await expect.poll(shipped).toEqual([2, 2]);
  });

  test('adds and removes a favourite, likes an article once, registers sold-out goods', async ({
    page,
    self,
    toasts,
  }) => {
    const goods_id = showcase('tiers');
    const { data } = await self.client.send(goods.info, { goods_id, fast_buy: true, log_bs: '' });
    const name = data.goods_name ?? '';
    await openGoods(page, goods_id);
    const keep = page.getByRole('button', { name: /^收藏$|^已收藏$/ });
    if ((await keep.innerText()).includes('已收藏')) await keep.click();
    await expect(keep).toHaveText('收藏');
    await keep.click();
    await expect(keep).toHaveText('已收藏');
    await page.goto('/collect');
    const kept = page.getByRole('article').filter({ hasText: name });
    await expect(kept.first()).toBeVisible();
    const count = await kept.count();
    await page.getByRole('button', { name: '管理' }).click();
    await page
      .getByRole('checkbox', { name: `选择：${name}` })
      .first()
      .check();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    const question = page.getByRole('dialog', { name: '提示' });
    await expect(question).toContainText('确定要删除该收藏吗？');
    await question.getByRole('button', { name: /删除|确定/ }).click();
    await expect(kept).toHaveCount(count - 1);
    await page.goto('/history');
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible();

    await page.goto('/article?id=5');
    await page.getByRole('button', { name: /^点赞 \d/ }).click();
    await expectSaid(toasts, '成功点赞！');
    await page.getByRole('button', { name: /^点赞 \d/ }).click();
    await expectSaid(toasts, '今天您已经点过赞了哦！');

    await page.goto(`/qhyg?id=${showcase('soldOut')}`);
    const quantity = page.getByLabel('预购数量', { exact: true });
    await typeQuantity(quantity, '0');
    await page.getByRole('button', { name: '提交预购' }).click();
    await expectSaid(toasts, '数据有误，请核对！');
    await typeQuantity(quantity, '2');
    await page.getByRole('switch', { name: '急需' }).click();
    await page.getByRole('button', { name: '提交预购' }).click();
    await expectSaid(toasts, '提交成功（我的->缺货预购->查看记录）');
    await expect(page.getByRole('article').filter({ hasText: '急需' }).first()).toBeVisible();
  });
});
