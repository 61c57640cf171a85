import type { Page } from '@playwright/test';
import { wechat } from '#shared/contract/wechat.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { choose, payButton, payDialog, paying } from './support/checkout.ts';
import { calls, inWeChat } from './support/in-wechat.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Online payment on a phone: inside WeChat in its payment sheet, in another browser on the gateway's page. */

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** Opens the shop in WeChat, as a member with a bound account. */
async function comeBound(page: Page, self: ApiBuyer, more: Parameters<typeof inWeChat>[2] = {}): Promise<void> {
  await inWeChat(page, 'ios', more);
  await page.goto('/api/wechat.php?act=entry&to=/index');
  const headers = { token: self.answer.token };
  const bound = await page.request.post('/api/wechat.php?act=bind', { headers, data: {} });
  expect(await bound.json()).toMatchObject({ success: 1 });
}

async function payOnline(
  page: Page,
  self: ApiBuyer,
  way: '微信支付' | '支付宝' = '微信支付',
): Promise<{ order_sn: string }> {
  await self.add(showcase('plain'), 20);
  const { order_id, order_sn } = await self.order();
  // The visit began on another page.
  if (new URL(page.url()).pathname !== '/index') await page.goto('/index');
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, `/order-info?order_id=${order_id}`);
  await page.getByRole('button', { name: '付款' }).click();
  const dialog = await paying(page);
  await choose(dialog, way);
  await payButton(dialog).click();
  return { order_sn };
}

const paid = async (page: Page): Promise<void> => {
  await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
  await payDialog(page).getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
};

test.describe('inside WeChat @phone', () => {
  test.use({ member: 'feixianjie' });

  test('a sheet that never answers blocks nothing, the server decides @proof', async ({ page, self, operator }) => {
    await comeBound(page, self);
    const started = page.waitForResponse(/act=zx_pay/);
    await payOnline(page, self);
    const sheets = async () => (await calls(page, 'getBrandWCPayRequest')).length;
    await expect.poll(sheets).toBe(1);
    const reopen = payDialog(page).getByRole('button', { name: '重新打开支付窗口' });
    await reopen.click();
    expect(await sheets(), 'a double tap').toBe(1);
    // The sheet was swiped away, again and again: the page is back, and no callback came.
    for (const opened of [2, 3]) {
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      await reopen.click();
      await expect.poll(sheets).toBe(opened);
    }
    const { order_sn } = (await (await started).json()) as { order_sn: string };
    await operator.settle(order_sn, 'paid');
    await paid(page);
  });

  test('a cancelled sheet can be reopened; after its ok nothing else is offered until the server knows, across a reload', async ({
    page,
    self,
    operator,
  }) => {
    await comeBound(page, self, { sheets: ['get_brand_wcpay_request:cancel', 'get_brand_wcpay_request:ok'] });
    const started = page.waitForResponse(/act=zx_pay/);
    const { order_sn } = await payOnline(page, self);
    const payment = (await (await started).json()) as { order_sn: string };
    const dialog = payDialog(page);
    await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '换支付方式' })).toBeVisible();
    await dialog.getByRole('button', { name: '重新打开' }).click();
    const confirms = async () => {
      await expect(dialog.getByText('正在确认支付结果')).toBeVisible();
      await expect(dialog.getByRole('button', { name: '正在核对' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /换支付方式|重新打开|我已付款/ })).toHaveCount(0);
    };
    await confirms();
    await page.reload();
    await confirms();
    await operator.settle(payment.order_sn, 'paid');
    await expect(dialog.getByText('支付成功！')).toBeVisible();
    await expect(dialog).toContainText(order_sn);
    await expect(dialog).toContainText(/支付金额\s*¥\d/);
    await paid(page);
  });

  test('after the sheet’s ok the dialog can be closed and left: nothing is cleared or paid again until the server knows', async ({
    page,
    self,
    operator,
  }) => {
    await comeBound(page, self, { sheets: ['get_brand_wcpay_request:ok'] });
    const started = page.waitForResponse(/act=zx_pay/);
    const { order_sn: number } = await payOnline(page, self);
    const { order_sn } = (await (await started).json()) as { order_sn: string };
    const dialog = payDialog(page);
    await expect(dialog.getByText('正在确认支付结果')).toBeVisible();
    const cleared: string[] = [];
    page.on('request', (request) => void (request.url().includes('clear_sd') && cleared.push(request.url())));
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: '正在确认支付结果' })).toBeVisible();
    await expect(page.getByRole('button', { name: /付款|关闭订单/ })).toHaveCount(0);
    await page.goto('/order');
    const row = page.getByRole('article', { name: `订单 ${number}` });
    await row.getByRole('button', { name: '正在确认支付结果' }).click();
    await expect(dialog.getByText('正在确认支付结果')).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await dialog.getByRole('button', { name: '关闭' }).click();
    await operator.settle(order_sn, 'paid');
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(page.getByText(`${number} 支付成功！`)).toBeVisible();
    await expect(row.getByText('待发货')).toBeVisible();
    expect(cleared).toEqual([]);
  });

  test('an unbound member binds with one tap and pays in the sheet; a code is for another phone', async ({
    page,
    self,
  }) => {
    await self.client.send(wechat.unbind, {}).catch(() => undefined);
    await inWeChat(page, 'ios', { sheets: ['gate'] });
    await page.goto('/api/wechat.php?act=entry&to=/index');
    await payOnline(page, self);
    const dialog = payDialog(page);
    await expect(dialog.getByRole('button', { name: '绑定并付款' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: '付款二维码' })).toHaveCount(0);
    await dialog.getByRole('button', { name: '有另一部手机时' }).click();
    await expect(dialog.getByText('有另一部手机时，用它的微信扫码支付')).toBeVisible();
    await expect(dialog.getByText('长按识别不能付款')).toBeVisible();
    await dialog.getByRole('button', { name: '换支付方式' }).click();
    await payButton(dialog).click();
    await dialog.getByRole('button', { name: '绑定并付款' }).click();
    await paid(page);
  });

  test('opened from a chat link, binding goes through WeChat’s authorization and back into the payment', async ({
    page,
    self,
  }) => {
    await self.client.send(wechat.unbind, {}).catch(() => undefined);
    await inWeChat(page, 'android', { sheets: ['gate'] });
    await payOnline(page, self);
    await payDialog(page).getByRole('button', { name: '绑定并付款' }).click();
    await paid(page);
    await expect(page).toHaveURL(/\/order-info\?order_id=/);
  });

  test('a member who is bound to another WeChat changes the binding and pays; a server that does not tell gets WeChat’s words @proof', async ({
    page,
    self,
  }) => {
    await comeBound(page, self, { sheets: ['gate'] });
    await page.request.post('/gate/wechat');
    await page.goto('/api/wechat.php?act=entry&to=/index');
    await page.route(/act=openid/, async (route) => {
      const { other: _, ...rest } = await (await route.fetch()).json();
      await route.fulfill({ json: rest });
    });
    await payOnline(page, self);
    const dialog = payDialog(page);
    await expect(dialog.getByText('下单账号与支付账号不一致')).toBeVisible();
    await page.unroute(/act=openid/);
    await payButton(dialog).click();
    await expect(dialog.getByText('绑定的是另一个微信')).toBeVisible();
    await dialog.getByRole('button', { name: '换绑并付款' }).click();
    await paid(page);
  });

  test('a bridge that comes late is not a failed payment; a reload while the sheet is open leads back to it @proof', async ({
    page,
    self,
  }) => {
    await comeBound(page, self, { bridgeAfter: 12_000, sheets: ['get_brand_wcpay_request:cancel'] });
    await payOnline(page, self);
    const dialog = payDialog(page);
    await expect(dialog.getByText('微信还没有准备好')).toBeVisible();
    await page.reload();
    await dialog.getByRole('button', { name: /重新打开/ }).click();
    await expect(dialog.getByText('微信还没有准备好')).toBeVisible();
    await expect(async () => {
      await dialog.getByRole('button', { name: '重新打开' }).click();
      await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test('Alipay does not open in WeChat, and a guide to the browser is shown @proof', async ({ page, self }) => {
    await comeBound(page, self);
    await payOnline(page, self, '支付宝');
    await expect(payDialog(page).getByText('支付宝不能在微信内付款')).toBeVisible();
    await expect(payDialog(page).getByText('打开 Safari，粘贴并打开')).toBeVisible();
    await expect(payDialog(page).getByRole('img', { name: '付款二维码' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/order-info/);
  });

  test('in a mini program’s web view there is no sheet, and the page says how to pay @proof', async ({
    page,
    self,
  }) => {
    await comeBound(page, self, { miniProgram: true });
    await payOnline(page, self);
    await expect(payDialog(page).getByText('小程序里不能打开微信支付')).toBeVisible();
    await expect(payDialog(page).getByRole('button', { name: '复制链接' })).toBeVisible();
    expect(await calls(page, 'getBrandWCPayRequest')).toEqual([]);
  });
});

test.describe('in a phone’s browser @phone', () => {
  test.use({ member: 'yaodian', userAgent: `${PHONE} Version/18.7 Safari/604.1` });

  test('the gateway’s page takes the payment and leads back, where the dialog continues @proof', async ({
    page,
    self,
  }) => {
    await payOnline(page, self);
    await expect(page).toHaveURL(/\/gate\/pay\/[0-9a-f]{32}\?redirect_url=/);
    await page.getByRole('button', { name: '确认付款' }).click();
    await page.getByRole('link', { name: '返回商城' }).click();
    await expect(page).toHaveURL(/\/order-info\?order_id=/);
    await paid(page);
  });

  test('whatever page the buyer comes back to tells the outcome @proof', async ({ page, self }) => {
    await payOnline(page, self);
    await page.getByRole('button', { name: '确认付款' }).click();
    await expect(page.getByRole('link', { name: '返回商城' })).toBeVisible();
    await page.goto('/index');
    await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
  });
});
