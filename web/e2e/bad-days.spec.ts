import type { Page } from '@playwright/test';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { reckoned } from '#shared/rules/money/money.ts';
import type { ApiBuyer, MemberName } from './support/buyer.ts';
import {
  checkOut,
  choose,
  payButton,
  payByBalance,
  payDialog,
  paying,
  shownOrder,
  submit,
  wayOf,
} from './support/checkout.ts';
import { logIn } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import type { MemberRow, Operator } from './support/operator.ts';
import { apiCalls } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Failures between a buyer and a server: no order and no payment is made twice or lost. */

/** A member's orders and payments, and their amounts, for comparison. */
async function booksOf(
  operator: Operator,
  name: MemberName,
): Promise<{ orders: number; payments: number; me: MemberRow }> {
  const me = await operator.member(name);
  const orders = await operator.rows('orders', { user_id: me.user_id });
  const payments = await operator.rows('payments', { user_id: me.user_id });
  return { orders: orders.length, payments: payments.length, me };
}

/** A checkout of 2 plain goods: 16.90 and a shipping fee of 18.00. */
const DUE = 2 * 845 + 1800;

async function toCheckout(page: Page, self: ApiBuyer): Promise<void> {
  await self.add(showcase('plain'), 2);
  await page.goto('/cart');
  await checkOut(page);
}

/** Makes an unpaid order with the payment dialog open. */
async function toPayment(page: Page, self: ApiBuyer) {
  await self.add(showcase('plain'), 2);
  const order = await self.order();
  await page.goto(`/order-info?order_id=${order.order_id}`);
  await page.getByRole('button', { name: '付款' }).click();
  return { order, dialog: await paying(page) };
}

/** Exactly one more order, paid once, bonus first. */
async function expectOneOrder(operator: Operator, before: Awaited<ReturnType<typeof booksOf>>, paid: boolean) {
  const after = await booksOf(operator, 'yaodian');
  expect(after.orders, 'orders').toBe(before.orders + 1);
  expect(after.payments, 'payments').toBe(before.payments + (paid ? 1 : 0));
  const had = before.me.moneys + before.me.acquire_money;
  expect(after.me.moneys + after.me.acquire_money, 'funds').toBe(paid ? had - DUE : had);
}

test.use({ member: 'yaodian' });

test.describe('submitting @phone', () => {
  test('a double tap makes one order', async ({ page, self, operator }) => {
    const before = await booksOf(operator, 'yaodian');
    await toCheckout(page, self);
    const calls = apiCalls(page);
    await page.getByRole('button', { name: '提交订单' }).dblclick();
    await paying(page);
    expect(calls.filter((call) => call === 'buy.php?act=submit')).toHaveLength(1);
    await expectOneOrder(operator, before, false);
  });

  test('a reload before and a step back after make no second order @proof', async ({ page, self, operator }) => {
    const before = await booksOf(operator, 'yaodian');
    await toCheckout(page, self);
    const address = page.url();
    await page.reload();
    await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
    await submit(page);
    const { order_id } = await shownOrder(page);
    await page.goBack();
    await expect(payDialog(page), 'the first way back leaves the payment').toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/order-info\\?order_id=${order_id}$`));
    await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待付款');
    await expectOneOrder(operator, before, false);
  });

  for (const [kind, acted, tag] of [
    ['drop_after', true, ''],
    ['drop_before', false, ' @proof'],
    ['truncated', true, ' @proof'],
    ['html_502', false, ' @proof'],
  ] as const) {
    test(`a lost answer (${kind}) is checked, and one order is made${tag}`, async ({ page, self, operator }) => {
      const before = await booksOf(operator, 'yaodian');
      await toCheckout(page, self);
      await operator.faults({ call: 'buy.php?act=submit', kind, times: 0 });
      await page.getByRole('button', { name: '提交订单' }).click();
      // All requests were lost so far, and Chromium itself repeats a request whose connection was cut.
      await expect(page.getByText('网络中断，正在核对订单，请勿重复提交！')).toBeVisible();
      await operator.clearFaults();
      await expect(page.getByRole('button', { name: '核对中' })).toHaveAttribute('aria-disabled', 'true');
      // Nothing is repeated automatically: the buyer submits again an order that was not made.
      if (!acted) {
        await expect(page.getByText('数据请求失败！')).toBeVisible({ timeout: 15_000 });
        await page.getByRole('button', { name: '提交订单' }).click();
      }
      await paying(page);
      await expectOneOrder(operator, before, false);
      await payByBalance(payDialog(page));
      await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
      await expectOneOrder(operator, before, true);
    });
  }

  test('without any answer the buyer checks again, which only reads @proof', async ({ page, self, operator }) => {
    const before = await booksOf(operator, 'yaodian');
    await toCheckout(page, self);
    await page.clock.install();
    await operator.faults({ call: 'buy.php?act=submit', kind: 'drop_after', times: 0 });
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByText('网络中断，正在核对订单，请勿重复提交！')).toBeVisible();
    await operator.faults({ call: 'order.php?act=order_list', kind: 'drop_after', times: 0 });
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(page.getByRole('button', { name: '重新核对' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await operator.clearFaults();
    await page.getByRole('button', { name: '重新核对' }).click();
    await page.clock.runFor(2_000);
    await paying(page);
    await expectOneOrder(operator, before, false);
  });
});

test.describe('paying @phone', () => {
  test('missing and wrong payment passwords show messages, and a double tap with the right one pays once', async ({
    page,
    self,
    operator,
  }) => {
    const before = await booksOf(operator, 'yaodian');
    const { dialog } = await toPayment(page, self);
    await payButton(dialog).click();
    await expect(dialog.getByText('支付密码为空！')).toBeVisible();
    await payByBalance(dialog, '111111');
    await expect(dialog.getByText('支付密码错误，还可以输入4次！')).toBeVisible();
    // A wrong password is no failure of the shop: no trail is offered, and the way to the keyboard stays.
    await expect(dialog.getByRole('button', { name: '操作记录' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: '密码含字母？换全键盘' })).toBeVisible();
    await expectOneOrder(operator, before, false);
    const calls = apiCalls(page);
    await dialog.getByLabel('支付密码').fill('246810');
    await payButton(dialog).dblclick();
    await expect(dialog.getByText('支付成功！')).toBeVisible();
    expect(calls.filter((call) => call === 'pay/pay_order.php?act=ye_pay')).toHaveLength(1);
    await expectOneOrder(operator, before, true);
  });

  for (const [kind, tag] of [
    ['html_502', ''],
    ['drop_after', ' @proof'],
    ['empty', ' @proof'],
  ] as const) {
    test(`a lost answer (${kind}) is settled by reading${tag}`, async ({ page, self, operator }) => {
      const before = await booksOf(operator, 'yaodian');
      const { dialog } = await toPayment(page, self);
      await operator.faults({ call: 'pay/pay_order.php?act=ye_pay', kind, times: 0 });
      await payByBalance(dialog);
      if (kind === 'html_502') {
        // This payment never reached the server: three readings say so, and then it can be paid.
        await expect(dialog.getByRole('button', { name: '正在核对支付结果' })).toBeVisible();
        await operator.clearFaults();
        await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible();
        await expectOneOrder(operator, before, false);
        await payByBalance(dialog);
      }
      await expect(dialog.getByText('支付成功！')).toBeVisible();
      await expectOneOrder(operator, before, true);
    });
  }

  test('after a reload and a step back in the dialog the order can still be paid @proof', async ({
    page,
    self,
    operator,
  }) => {
    const before = await booksOf(operator, 'yaodian');
    const { dialog, order } = await toPayment(page, self);
    await choose(dialog, '微信支付');
    await payButton(dialog).click();
    await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
    const code = payDialog(page).getByRole('img', { name: '付款二维码' });
    await page.reload();
    await page.getByRole('button', { name: '付款' }).click();
    // The code is still valid and is shown again.
    await expect(code).toBeVisible();
    await payDialog(page).getByRole('button', { name: '换支付方式' }).click();
    const again = await paying(page);
    await choose(again, '支付宝');
    await payButton(again).click();
    await expect(again.getByText('请用支付宝扫码支付')).toBeVisible();

    await page.goto('/order');
    const row = page.getByRole('article', { name: `订单 ${order.order_sn}` });
    await row.getByRole('button', { name: '付款' }).click();
    await expect(code).toBeVisible();
    await page.goBack();
    await expect(payDialog(page)).toHaveCount(0);
    await page.goForward();
    // Closing the dialog discards the code.
    await row.getByRole('button', { name: '付款' }).click();
    await payByBalance(await paying(page));
    await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
    await payDialog(page).getByRole('button', { name: '完成' }).click();
    await expect(row).toContainText('待发货');
    await expectOneOrder(operator, before, true);
    const open = await operator.rows('gateway_payments', { user_id: before.me.user_id, state: 'open' });
    expect(open, 'no code can be paid any more').toEqual([]);
  });

  test('我已付款 without a payment asks the buyer to check, and another method can be chosen @proof', async ({
    page,
    self,
    operator,
  }) => {
    const before = await booksOf(operator, 'yaodian');
    const { dialog } = await toPayment(page, self);
    await choose(dialog, '微信支付');
    await payButton(dialog).click();
    await dialog.getByRole('button', { name: '我已付款' }).click();
    await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /微信支付/ })).toBeChecked();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toHaveCount(0);
    await expectOneOrder(operator, before, false);
  });

  test('after 3 minutes without a payment it times out, and can be retried or cancelled @proof', async ({
    page,
    self,
    operator,
  }) => {
    const before = await booksOf(operator, 'yaodian');
    await page.clock.install();
    const { dialog } = await toPayment(page, self);
    for (const then of ['重新支付', '放弃支付'] as const) {
      await choose(dialog, '微信支付');
      await payButton(dialog).click();
      await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
      await page.clock.fastForward('02:50');
      await expect(dialog.getByRole('timer')).toHaveText(/^00:0\d|00:10$/);
      await page.clock.fastForward('00:15');
      await expect(dialog.getByText('支付超时！您已超过3分钟未支付，点击重新支付继续')).toBeVisible();
      await dialog.getByRole('button', { name: then }).click();
    }
    await expect(dialog).toHaveCount(0);
    await expectOneOrder(operator, before, false);
  });

  test('a payment in the last moment is seen before the timeout @proof', async ({ page, self, operator }) => {
    await page.clock.install();
    const { dialog } = await toPayment(page, self);
    await choose(dialog, '微信支付');
    await payButton(dialog).click();
    await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
    const me = await operator.member('yaodian');
    const [open] = await operator.rows('gateway_payments', { user_id: me.user_id, state: 'open' });
    await operator.settle(String(open?.order_sn), 'paid');
    await page.clock.fastForward('03:05');
    await expect(dialog.getByText('支付成功！')).toBeVisible();
  });
});

test.describe('a balance that is short by one fen @phone', () => {
  test.use({ member: 'liansuo2', fresh: true });

  /** Sets the worth of points so that an order of these goods, partly paid with points, costs exactly this amount. */
  async function orderOf(amount: number, self: ApiBuyer, operator: Operator): Promise<string> {
    const { client } = self;
    const buy_list = (await client.send(cart.list, {})).allCheckedList.join(',');
    const choice = { buy_list, volume_id: '' };
    const plain = await client.send(buy.confirm, { ...choice, use_integral: false, address_id: '' });
    const worth = reckoned(plain.money.money_paid) - amount;
    await operator.settings({ integral_ratio: ((plain.integral ?? 0) * 100) / (worth + 0.5) });
    const { money, address_id, seal } = await client.send(buy.confirm, {
      ...choice,
      use_integral: true,
      address_id: '',
    });
    expect(money.money_paid).toBe(amount);
    const once = crypto.randomUUID();
    const made = await client.send(buy.submit, { ...choice, use_integral: true, address_id, remark: '', once, seal });
    return made.order_id;
  }

  test('cannot pay, and one that is exactly enough can @proof', async ({ page, self, operator, toasts }) => {
    const { moneys, acquire_money } = await operator.member('liansuo2');
    const balance = moneys + acquire_money;
    const goods = showcase('noDiscount');
    await self.add(goods, Math.ceil(balance / 1400));
    const short = await orderOf(balance + 1, self, operator);
    await page.goto(`/order-info?order_id=${short}`);
    await page.getByRole('button', { name: '付款' }).click();
    const dialog = await paying(page);
    await expect(dialog.getByText('您的余额不足以支付该订单')).toBeVisible();
    await expect(wayOf(dialog, '余额支付')).toBeDisabled();
    await expect(dialog.getByRole('link', { name: '去充值' })).toHaveAttribute('href', '/recharge');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭订单' }).click();
    await expectSaid(toasts, '订单成功关闭！');
    await page.getByRole('dialog').getByRole('button', { name: '不用了' }).click();

    await self.add(goods, Math.ceil(balance / 1400));
    const enough = await orderOf(balance, self, operator);
    await page.goto(`/order-info?order_id=${enough}`);
    await page.getByRole('button', { name: '付款' }).click();
    await payByBalance(await paying(page));
    await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
    expect(await operator.member('liansuo2')).toMatchObject({ moneys: 0, acquire_money: 0 });
  });
});

test.describe('a member without a payment password @phone', () => {
  test.use({ member: 'feixianjie' });

  test('is asked to set one, with a link', async ({ page, self }) => {
    const { dialog } = await toPayment(page, self);
    await expect(dialog.getByText('未设置支付密码，不能支付')).toBeVisible();
    await expect(wayOf(dialog, '余额支付')).toBeDisabled();
    await expect(dialog.getByRole('link', { name: '去设置' })).toHaveAttribute('href', '/re-yz?lx=3');
  });
});

test.describe('a login that ends in the middle', () => {
  test('shows one message, leads to the login after a second, and back to the checkout', async ({
    page,
    self,
    operator,
    toasts,
  }) => {
    const before = await booksOf(operator, 'yaodian');
    await toCheckout(page, self);
    const address = page.url();
    await page.clock.install();
    await operator.faults({ call: '*', kind: 'need_login', times: 0 });
    await page.getByRole('button', { name: '提交订单' }).click();
    await expectSaid(toasts, '登录已断开，请重新登录！');
    expect(page.url()).toBe(address);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/user\?path=login/);
    expect((await toasts()).filter((one) => one === '登录已断开，请重新登录！')).toHaveLength(1);
    await operator.clearFaults();
    await page.clock.resume();
    await logIn(page, 'yaodian');
    await expect(page).toHaveURL(address);
    await submit(page);
    await expectOneOrder(operator, before, false);
  });
});
