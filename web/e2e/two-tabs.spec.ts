import type { Page } from '@playwright/test';
import { afterSales } from '#shared/contract/after-sales.ts';
import { collect } from '#shared/contract/collect.ts';
import { path } from '#shared/contract/path.ts';
import { choose, payButton, payDialog, paying } from './support/checkout.ts';
import { receivedOrder } from './support/received.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Two tabs of one buyer: a change in one shows in the other without a reload. */
test.describe('@phone', () => {
  test.use({ member: 'yaodian', fresh: true });

  const yes = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  test('a closed order, and a cancelled request', async ({ page, context, self, operator }) => {
    const other = await context.newPage();
    const { order_id } = await receivedOrder(self, operator, [showcase('plain')]);
    const { lines } = await self.client.send(afterSales.servicesInfo, { order_id });
    const asked = lines.map(({ og_id }) => ({ og_id, num: 2 }));
    const request = { order_id, type: '1', lines: asked, reason: '破损漏液' } as const;
    await self.client.send(afterSales.servicesApply, { ...request, images: [] });
    for (const tab of [page, other]) await tab.goto(`/services-info?order_id=${order_id}`);
    const state = other.getByRole('region', { name: '售后状态' });
    await expect(state).toContainText('待审核');
    await page.getByRole('button', { name: '撤销申请' }).click();
    await yes(page, '撤销申请');
    await expect(state).toContainText('已关闭');

    await self.add(showcase('plain'), 2);
    const unpaid = await self.order();
    await other.goto('/order');
    const card = other.getByRole('article').filter({ hasText: unpaid.order_sn });
    await expect(card.getByText('待付款').first()).toBeVisible();
    await page.goto(`/order-info?order_id=${unpaid.order_id}`);
    await page.getByRole('button', { name: '关闭订单' }).first().click();
    await yes(page, '关闭订单');
    await expect(card.getByText('待付款')).toHaveCount(0);
    await expect(card.getByRole('button', { name: /付款|支付/ })).toHaveCount(0);
  });

  test('a payment code that another tab shows is told, left alone, and shown here only when asked again', async ({
    page,
    context,
    self,
    operator,
  }) => {
    await self.add(showcase('plain'), 4);
    const { order_id } = await self.order();
    const other = await context.newPage();
    const codeIn = (tab: Page) => payDialog(tab).getByRole('img', { name: '付款二维码' });
    const close = (tab: Page) => payDialog(tab).getByRole('button', { name: '关闭' }).first().click();
    const open = async () => (await operator.rows('gateway_payments', { target_id: order_id, state: 'open' })).length;
    // Both stand before the choice.
    for (const tab of [page, other]) {
      await tab.goto(`/order-info?order_id=${order_id}`);
      await tab.getByRole('button', { name: '付款' }).click();
      await choose(await paying(tab), '微信支付');
    }
    await payButton(payDialog(page)).click();
    await expect(codeIn(page)).toBeVisible();
    await payButton(payDialog(other)).click();
    await expect(payDialog(other)).toContainText('付款码已在另一个页面打开');
    await close(other);
    await expect(payDialog(other)).toHaveCount(0);
    expect(await open(), 'the code of the first tab still stands').toBe(1);

    await other.getByRole('button', { name: '付款' }).click();
    await choose(await paying(other), '微信支付');
    await payButton(payDialog(other)).click();
    await expect(payDialog(other)).toContainText('付款码已在另一个页面打开');
    await payButton(payDialog(other)).click();
    await expect(codeIn(other)).toBeVisible();
    await close(page);
    await expect(payDialog(page)).toHaveCount(0);
    expect(await open(), 'the second tab took it over').toBe(1);
    await close(other);
    await expect.poll(open).toBe(0);
  });

  test('a removed favourite, and a deleted address @proof', async ({ page, context, self }) => {
    const other = await context.newPage();
    const goods_id = showcase('plain');
    await self.client.send(collect.collect, { goods_id, lx: '1' });
    await other.goto('/collect');
    const tile = other.getByRole('main').locator(`a[href$="id=${goods_id}"]`);
    await expect(tile.first()).toBeVisible();
    await page.goto(`/goods?id=${goods_id}`);
    await page.getByRole('button', { name: '已收藏' }).click();
    await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
    await expect(tile).toHaveCount(0);

    const form = {
      consignee: '两个标签',
      phone: '13800000000',
      province: '浙江省',
      city: '杭州市',
      district: '滨江区',
    };
    await self.client.send(path.save, { ...form, address_id: '', address: '测试路 1 号', mr: false });
    for (const tab of [page, other]) await tab.goto('/path-list');
    const there = other.getByText('两个标签');
    await expect(there).toBeVisible();
    await page.getByRole('button', { name: '删除两个标签的地址' }).click();
    await yes(page, '删除');
    await expect(there).toHaveCount(0);
  });
});
