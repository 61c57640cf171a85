import type { Locator, Page } from '@playwright/test';
import { paying } from './support/checkout.ts';
import { expect, test } from './support/shop.ts';

/** An image of one pixel. */
const PROOF = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ member: 'yaodian' });

const record = (page: Page, order_sn: string): Locator => page.getByRole('article', { name: `充值单 ${order_sn}` });

/** The number of the top-up in the payment dialog. */
async function numberOf(dialog: Locator): Promise<string> {
  const words = await dialog.getByText(/^充值单号 \S+$/).innerText();
  return words.replace('充值单号', '').trim();
}

test('a top-up with an activity, by code: unpaid at first, then credited with its bonus', async ({
  page,
  operator,
}) => {
  const before = await operator.member('yaodian');
  await page.goto('/recharge?hd_id=999');
  await expect(page.getByText('没有找到该充值活动，可能已结束，请选择其他活动或金额')).toBeVisible();
  await page.goto('/recharge?hd_id=1');
  await expect(page.getByText('到账 ¥5,100.00')).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).dblclick();
  const dialog = await paying(page);
  await expect(page).toHaveURL(/\/pay_recharge\?order_id=\d+$/);
  await expect(dialog.getByText('余额支付')).toHaveCount(0);
  const order_sn = await numberOf(dialog);
  await dialog.getByText('支付宝', { exact: true }).click();
  await dialog.getByRole('button', { name: '支付宝 ¥5,000.00' }).click();
  await dialog.getByRole('button', { name: '我已付款' }).click();
  await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '支付宝 ¥5,000.00' })).toBeVisible();

  await page.reload();
  await (await paying(page)).getByRole('button', { name: '微信支付 ¥5,000.00' }).click();
  await expect(dialog.getByText('请用微信扫码支付')).toBeVisible();
  const [open] = await operator.rows('gateway_payments', { user_id: before.user_id, state: 'open' });
  await operator.settle(String(open?.order_sn), 'paid');
  await expect(dialog.getByText('支付成功！')).toBeVisible();
  await expect(dialog.getByText('¥5,100.00').first()).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL(/\/result\?of=top-up/);
  await expect(page.getByText('其中赠送')).toBeVisible();

  const after = await operator.member('yaodian');
  expect(after.moneys - before.moneys).toBe(500_000);
  expect(after.acquire_money - before.acquire_money).toBe(10_000);
  await page.getByRole('link', { name: '看余额明细' }).click();
  await expect(page.getByText('+5,000.00').first()).toBeVisible();
  await page.getByRole('tab', { name: '赠送金' }).click();
  await expect(page.getByText('+100.00').first()).toBeVisible();
  await page.goto('/recharge_log?lx=2');
  await expect(record(page, order_sn)).toContainText('充值成功');
});

test('a top-up by transfer: rejected, submitted again; another is deleted after a confirmation @proof', async ({
  page,
  operator,
}) => {
  await page.goto('/recharge');
  await page.getByLabel('其他金额').fill('１，２３４');
  await page.getByRole('button', { name: '下一步' }).click();
  const dialog = await paying(page);
  const order_sn = await numberOf(dialog);
  await dialog.getByText('银行转账', { exact: true }).click();
  await dialog.getByRole('button', { name: '银行转账 ¥1,234.00' }).click();
  await handIn(dialog);
  await expect(page).toHaveURL(/\/result\?of=top-up/);
  await expect(page.getByText('已提交，等待审核')).toBeVisible();

  await operator.review(order_sn, 'reject', '金额不符');
  await page.goto('/recharge_log');
  await record(page, order_sn).getByRole('button', { name: '查看支付' }).click();
  const proof = page.getByRole('dialog', { name: '查看支付' });
  await expect(proof).toContainText('驳回原因：金额不符');
  await proof.getByRole('button', { name: '重新支付' }).click();
  const again = await paying(page);
  await again.getByText('银行转账', { exact: true }).click();
  await again.getByRole('button', { name: '银行转账 ¥1,234.00' }).click();
  await handIn(again);
  await operator.review(order_sn, 'approve');
  await page.reload();
  await expect(record(page, order_sn)).toContainText('充值成功');

  await page.goto('/pay_recharge?type=money1');
  const unpaid = await numberOf(await paying(page));
  await page.goto('/recharge_log?lx=1');
  await record(page, unpaid).getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('dialog').filter({ hasText: '确定要删除该记录吗？' });
  await question.getByRole('button', { name: '删除' }).click();
  await expect(record(page, unpaid)).toHaveCount(0);
});

async function handIn(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '已转账，上传凭证' }).click();
  await dialog.getByLabel('上传转账截图').setInputFiles(PROOF);
  await dialog.getByRole('button', { name: '提交凭证' }).click();
  await expect(dialog.getByText('已提交，等待审核')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
}
