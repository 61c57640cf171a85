import { payOrder } from '#shared/contract/pay-order.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { PAY_PASSWORD } from './support/buyer.ts';
import { EVERY_SIZE, squeezed } from './support/looks.ts';
import { expectSaid } from './support/messages.ts';
import { receivedOrder } from './support/received.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

test.use({ member: 'yaodian' });

/** An image of one pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an after-sales request is made with a picture, is listed, and is cancelled', async ({
  page,
  self,
  operator,
  toasts,
  isMobile,
}) => {
  const { order_id } = await receivedOrder(self, operator, [showcase('plain')]);
  await page.goto(`/services-info?order_id=${order_id}`);
  await page.getByRole('button', { name: '破损漏液' }).click();
  await page.getByLabel('原因', { exact: true }).fill('破损漏液，外箱压扁');
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: POINT };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByRole('button', { name: '查看售后图片 1' })).toBeVisible();
  // Typed text survives a reload.
  await page.reload();
  await expect(page.getByLabel('原因', { exact: true })).toHaveValue('破损漏液，外箱压扁');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expectSaid(toasts, '已提交，等待审核');
  await expect(page).toHaveURL(/\/result\?of=after-sales/);
  await page.getByRole('link', { name: '查看售后' }).click();
  await expect(page.getByRole('region', { name: '售后状态' })).toContainText('待审核');
  await expect(page.getByRole('link', { name: '联系客服' })).toBeVisible();
  expect(await operator.rows('services', { order_id })).toMatchObject([{ reason: '破损漏液，外箱压扁', status: 1 }]);

  await page.goto(`/order-info?order_id=${order_id}`);
  await expect(page.getByRole('link', { name: /待审核/ })).toBeVisible();
  expect(await squeezed(page, EVERY_SIZE[isMobile ? 'phone' : 'desk'])).toEqual([]);
  await page.goto('/services');
  await page
    .getByRole('link', { name: /^查看售后单/ })
    .first()
    .click();
  await page.getByRole('button', { name: '撤销申请' }).click();
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '撤销申请' }).click();
  await expectSaid(toasts, '售后申请已撤销！');
  await page
    .getByRole('button', { name: '返回' })
    .or(page.getByRole('link', { name: '退换售后' }))
    .first()
    .click();
  // The kept-alive list has reloaded this row only.
  await expect(page.getByRole('img', { name: '已关闭' })).toBeVisible();
});

test('an invoice is requested for a received order, with its fields checked', async ({
  page,
  self,
  operator,
  toasts,
}) => {
  await receivedOrder(self, operator, [showcase('plain')]);
  await page.goto('/invoice');
  await page
    .getByRole('button', { name: /申请开票$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '申请开票' });
  await dialog.getByLabel('税号').fill('9133');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toContainText('请输入正确的税号！');
  await dialog.getByLabel('发票抬头').fill('仁心大药房');
  await dialog.getByLabel('税号').fill('91330108MA2ABCDE5R');
  await dialog.getByLabel('接收邮箱').fill('a@b.cn');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expectSaid(toasts, '申请已提交，请等待开票！');
  await expect(page.getByRole('article').first()).toContainText('开票中');
});

test('a paid order is closed: the page says where the money goes, and it is on the balance', async ({
  page,
  self,
  operator,
  toasts,
}) => {
  await self.add(showcase('plain'), 20);
  const { order_id } = await self.order();
  const before = await operator.member('yaodian');
  await self.client.send(payOrder.yzPay, { pay_pwd: encodePassword(PAY_PASSWORD) });
  await self.client.send(payOrder.yePay, { order_id, fd_sn: '' });
  const spent = await operator.member('yaodian');
  const back = [
    ['余额', before.moneys - spent.moneys] as const,
    ['赠送金', before.acquire_money - spent.acquire_money] as const,
  ].flatMap(([purse, sum]) => (sum > 0 ? [`${purse} ¥${yuan(sum)}`] : []));
  await page.goto(`/order-info?order_id=${order_id}`);
  await page.getByRole('button', { name: '关闭订单' }).click();
  const question = page.getByRole('dialog', { name: '提示' });
  await expect(question).toContainText(`关闭后将退回：${back.join('、')}。`);
  await question.getByRole('button', { name: '关闭订单' }).click();
  await expectSaid(toasts, `订单成功关闭！应退回${back.join('、')}，请看账户明细`);
  const after = await operator.member('yaodian');
  expect(after.moneys + after.acquire_money).toBe(before.moneys + before.acquire_money);
});
