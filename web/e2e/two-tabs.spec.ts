import type { Page } from '@playwright/test';
import { afterSales } from '#shared/contract/after-sales.ts';
import { collect } from '#shared/contract/collect.ts';
import { path } from '#shared/contract/path.ts';
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
