import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { PAY_PASSWORD } from './support/buyer.ts';
import { choose, payButton, payDialog, paying } from './support/checkout.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** What was paid or closed on another device while its page is open here is not paid again. */
test.describe('@phone', () => {
  test.use({ member: 'yaodian' });

  test('an order: before the dialog opens, and while it is open', async ({ page, self }) => {
    const paid = async (order_id: string) => {
      await self.client.send(payOrder.yzPay, { pay_pwd: encodePassword(PAY_PASSWORD) });
      await self.client.send(payOrder.yePay, { order_id, fd_sn: '' });
    };
    const started: string[] = [];
    page.on('request', (request) => {
      if (/act=(yz|ye|zx|zz)_pay/.test(request.url())) started.push(request.url());
    });
    const dialog = payDialog(page);
    for (const opens of ['after', 'before']) {
      await self.add(showcase('plain'), 20);
      const { order_id, order_sn } = await self.order();
      await page.goto(`/order-info?order_id=${order_id}`);
      if (opens === 'after') await paid(order_id);
      await page.getByRole('button', { name: '付款' }).click();
      if (opens === 'before') {
        await choose(await paying(page), '微信支付');
        await paid(order_id);
        await payButton(dialog).click();
      }
      await expect(dialog.getByText('该订单已支付，无需重复支付')).toBeVisible();
      await expect(dialog).toContainText('余额支付');
      await expect(dialog).toContainText(order_sn);
      await expect(dialog.getByRole('radio')).toHaveCount(0);
      await dialog.getByRole('link', { name: '查看订单' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/order-info\\?order_id=${order_id}$`));
      await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
    }
    expect(started).toEqual([]);
  });

  test('an order that was closed: before the dialog opens, and while it is open @proof', async ({ page, self }) => {
    const started: string[] = [];
    page.on('request', (request) => {
      if (/act=(yz|ye|zx|zz)_pay/.test(request.url())) started.push(request.url());
    });
    const dialog = payDialog(page);
    for (const closes of ['before', 'while open']) {
      await self.add(showcase('plain'), 20);
      const { order_id } = await self.order();
      await page.goto(`/order-info?order_id=${order_id}`);
      const pay = page.getByRole('button', { name: '付款' });
      await expect(pay).toBeVisible();
      const close = () => self.client.send(order.qxOrder, { order_id });
      if (closes === 'before') await close();
      await pay.click();
      if (closes === 'while open') {
        await choose(await paying(page), '微信支付');
        await close();
        await payButton(dialog).click();
      }
      await expect(dialog.getByText('该订单已关闭，不能支付')).toBeVisible();
      await expect(dialog.getByRole('radio')).toHaveCount(0);
      await dialog.getByRole('link', { name: '查看订单' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('region', { name: '订单状态' })).toContainText('已关闭');
    }
    expect(started).toEqual([]);
  });

  for (const [isPaid, tag] of [
    ['after', ''],
    ['before', ' @proof'],
  ] as const)
    test(`a code that is reloaded by hand is told paid where it stood: paid ${isPaid} the reload${tag}`, async ({
      page,
      self,
      operator,
    }) => {
      const dialog = payDialog(page);
      const code = dialog.getByRole('img', { name: '付款二维码' });
      await self.add(showcase('plain'), 20);
      const { order_id, order_sn } = await self.order();
      await page.goto(`/order-info?order_id=${order_id}`);
      await page.getByRole('button', { name: '付款' }).click();
      await choose(await paying(page), '微信支付');
      await payButton(dialog).click();
      await expect(code).toBeVisible();
      const [open] = await operator.rows('gateway_payments', { target_id: order_id });
      const pay = () => operator.settle(String(open?.order_sn), 'paid');
      if (isPaid === 'before') await pay();
      await page.reload();
      if (isPaid === 'after') {
        await expect(code).toBeVisible();
        await pay();
      }
      await expect(dialog.getByText('支付成功！')).toBeVisible();
      await expect(dialog).toContainText(order_sn);
      await dialog.getByRole('button', { name: '完成' }).click();
      await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
    });

  test('a top-up on its page', async ({ page, self, operator }) => {
    const { order_id, order_sn } = await self.client.send(recharge.rechargeAdd, { type: 'money1' });
    await page.goto(`/pay_recharge?order_id=${order_id}`);
    const dialog = await paying(page);
    await choose(dialog, '微信支付');
    const body = { type: '2', order_id, fd_sn: '', pay_type: '2', use_ye: false, is_app: false } as const;
    const other = await self.client.send(payOrder.zxPay, { query: { path: '' }, body });
    await operator.settle(other.order_sn, 'paid');
    await payButton(dialog).click();
    await expect(dialog.getByText('该充值已支付，无需重复支付')).toBeVisible();
    await dialog.getByRole('link', { name: '充值记录' }).click();
    await expect(page).toHaveURL(/\/recharge_log$/);
    await expect(page.getByText(order_sn)).toBeVisible();
  });
});
