import { beginCombined, payDialog, paying } from './support/checkout.ts';
import { calls, inWeChat } from './support/in-wechat.ts';
import { actOnList } from './support/list-acts.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/**
 * Buying inside WeChat beyond the plain road: a payment sheet for a part, a photographed transfer, packs scanned into a
 * list.
 */

test.describe('balance and sheet @phone', () => {
  test.use({ member: 'liansuo2', fresh: true });

  test('the balance pays a part, the sheet the rest: cancelled it can be reopened, after it all is paid @proof', async ({
    page,
    self,
    operator,
  }) => {
    await inWeChat(page, 'android', { sheets: ['get_brand_wcpay_request:cancel', 'gate'] });
    await page.goto('/api/wechat.php?act=entry&to=/index');
    const headers = { token: self.answer.token };
    await page.request.post('/api/wechat.php?act=bind', { headers, data: {} });
    await self.add(showcase('plain'), 120);
    const { order_id, money_paid = 0 } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    const dialog = await beginCombined(page, '¥800.00');
    await expect.poll(async () => (await calls(page, 'getBrandWCPayRequest')).length).toBe(1);
    expect((await operator.member('liansuo2')).moneys).toBe(0);

    await dialog.getByRole('button', { name: '重新打开', exact: true }).click();
    await expect(dialog.getByText('支付成功！')).toBeVisible();
    const rows = await operator.rows('gateway_payments', { user_id: (await operator.member('liansuo2')).user_id });
    expect(rows.map(({ state }) => state)).toContain('paid');
    expect(money_paid).toBeGreaterThan(80_000);
    expect((await operator.member('liansuo2')).moneys).toBe(0);
    await payDialog(page).getByRole('button', { name: '完成' }).click();
    await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
  });
});

test.describe('with the phone’s camera @phone', () => {
  test.use({ member: 'yaodian' });

  test('a photograph proves a transfer: the phone offers camera and album @proof', async ({ page, self }) => {
    await inWeChat(page, 'ios');
    await self.add(showcase('plain'), 20);
    const { order_id } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '付款' }).click();
    const dialog = await paying(page);
    await dialog.getByText('银行转账', { exact: true }).click();
    await dialog.getByRole('button', { name: /^银行转账 ¥/ }).click();
    await dialog.getByRole('button', { name: '已转账，上传凭证' }).click();
    const field = dialog.getByLabel('上传转账截图');
    await expect(field).toHaveAttribute('accept', /image\/jpeg/);
    // With `capture` a phone would offer only its camera, and a screenshot could not be submitted.
    expect(await field.getAttribute('capture')).toBeNull();
    const photograph = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 3024, height: 4032 });
      canvas.getContext('2d')?.fillRect(0, 0, 2000, 2000);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    });
    const buffer = Buffer.from(photograph, 'base64');
    await field.setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
    await expect(dialog.getByRole('img', { name: '转账截图' })).toBeVisible();
    await dialog.getByRole('button', { name: '提交凭证' }).click();
    await expect(dialog.getByText('已提交，等待审核')).toBeVisible();
    expect(await calls(page, 'chooseImage')).toEqual([]);
  });

  test('packs are scanned into the list one by one, and a repeated one is merged into its line @proof', async ({
    page,
  }) => {
    await inWeChat(page, 'ios', { scanned: 'CODE_128,没有这种东西' });
    await page.goto('/quick-order');
    await page.getByRole('button', { name: '扫条码添加' }).click();
    const lines = page.getByRole('listitem').filter({ hasText: /^第 \d+ 行/ });
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toContainText('没有找到');
    await actOnList(page, '继续扫码');
    await expect.poll(async () => (await calls(page, 'scanQRCode')).length).toBe(2);
    await expect(lines).toHaveCount(1);
  });
});
