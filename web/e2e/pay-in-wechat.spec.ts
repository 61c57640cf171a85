import type { Page } from '@playwright/test';
import type { ApiBuyer } from './support/buyer.ts';
import { choose, payButton, payDialog, paying } from './support/checkout.ts';
import { showcase } from './support/goods.ts';
import { expect, test } from './support/shop.ts';

/** How a phone pays online: inside WeChat in its sheet, in another browser on the payment company's page. */

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** WeChat's bridge as far as paying goes: its sheet asks the gateway, which checks who signed. */
async function bringBridge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const invoke = (name: string, args: object, answer: (result: object) => void) => {
      if (name !== 'getBrandWCPayRequest') return;
      fetch('/gate/sheet', { method: 'POST', body: JSON.stringify(args) })
        .then((response) => response.json())
        .then(answer);
    };
    Object.assign(window, { WeixinJSBridge: { invoke, on: () => undefined } });
  });
}

async function payOnline(page: Page, self: ApiBuyer): Promise<{ order_id: string }> {
  await self.add(showcase('plain'), 20);
  const { order_id } = await self.order();
  await page.goto(`/order-info?order_id=${order_id}`);
  await page.getByRole('button', { name: '付款' }).click();
  const dialog = await paying(page);
  await choose(dialog, '微信支付');
  await payButton(dialog).click();
  return { order_id };
}

const paid = async (page: Page): Promise<void> => {
  await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
  await payDialog(page).getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
};

test.describe('inside WeChat @phone', () => {
  test.use({
    member: 'feixianjie',
    userAgent: `${PHONE} MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN`,
  });

  test('a bound member pays in WeChat’s own sheet', async ({ page, self }) => {
    await bringBridge(page);
    await page.goto('/api/wechat.php?act=entry&to=/index');
    const headers = { token: self.answer.token };
    const bound = await page.request.post('/api/wechat.php?act=bind', { headers, data: {} });
    expect(await bound.json()).toMatchObject({ success: 1 });
    await payOnline(page, self);
    await paid(page);
  });
});

test.describe('in a phone’s browser @phone', () => {
  test.use({ member: 'yaodian', userAgent: `${PHONE} Version/18.7 Safari/604.1` });

  test('the payment company’s page takes the money and leads back, where the dialog goes on', async ({
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
});
