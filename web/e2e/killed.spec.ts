import { test as base, expect } from '@playwright/test';
import { apiBuyer } from './support/buyer.ts';
import { checkOut, payByBalance, payDialog, seeOrder, shownOrder, submit } from './support/checkout.ts';
import { operatorOf } from './support/operator.ts';
import { showcase } from './support/showcase.ts';
import { PATIENCE, startStandIn } from './support/stand-in.ts';
import { storeLogin } from './support/stored-login.ts';

/** A server killed between an order and its payment, then restarted with the same data. */

base('an order survives a crash of the server and is paid after the restart @proof @phone', async ({ browser }) => {
  base.setTimeout(2 * PATIENCE);
  const standIn = await startStandIn({ GOODS: '300', IN_MEMORY: '' });
  try {
    const operator = operatorOf(standIn);
    const self = await apiBuyer(standIn.url, 'yaodian');
    const before = await operator.member('yaodian');
    await self.add(showcase('plain'), 2);
    const context = await browser.newContext({ baseURL: standIn.url });
    await storeLogin(context, standIn.url, self);
    const page = await context.newPage();
    await page.goto('/cart');
    await checkOut(page);
    const dialog = await submit(page);
    const { order_sn } = await shownOrder(page);

    await standIn.kill();
    await payByBalance(dialog);
    await expect(page.getByText('数据请求失败！').first()).toBeVisible();
    await standIn.restart();

    await payByBalance(dialog);
    await expect(dialog.getByText('支付成功！')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(payDialog(page)).toHaveCount(0);
    await seeOrder(page);
    await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');

    const orders = await operator.rows('orders', { order_sn });
    expect(orders).toMatchObject([{ pay_status: 1, money_paid: 3490, paid_amount: 3490 }]);
    expect(await operator.rows('payments', { target_id: orders[0]?.order_id })).toHaveLength(1);
    const after = await operator.member('yaodian');
    expect(before.moneys + before.acquire_money - after.moneys - after.acquire_money).toBe(3490);
    for (const [lx, amount] of [
      ['moneys', after.moneys],
      ['acquire_money', after.acquire_money],
    ] as const) {
      const rows = await operator.rows('ledger', { user_id: after.user_id, lx });
      expect(
        rows.reduce((sum, { change }) => sum + Number(change), 0),
        lx,
      ).toBe(amount);
    }
    await context.close();
  } finally {
    await standIn.stop();
  }
});
