import type { Locator, Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import { payDialog, paying } from './support/checkout.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** An image of one pixel. */
const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, mimeType: string) => ({ name, mimeType, buffer: PROOF });

/** What axe finds after all animations: half-faded text has half its contrast. */
async function finds(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
  return axeFinds(page);
}
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function chooseTransfer(dialog: Locator): Promise<void> {
  await dialog.getByText('银行转账', { exact: true }).click();
  await dialog.getByRole('button', { name: /^银行转账 ¥/ }).click();
  await expect(dialog.getByRole('tab', { name: '扫码转账' })).toBeVisible();
}

const proofOf = (page: Page): Locator => page.getByRole('dialog', { name: '查看支付' });

test.use({ member: 'yaodian' });

test('an order is paid by bank transfer: rejected, submitted again, cancelled, submitted, approved', async ({
  page,
  self,
  operator,
}) => {
  await self.add(showcase('plain'), 20);
  const { order_id, order_sn } = await self.order();
  await page.goto(`/order-info?order_id=${order_id}`);
  await page.getByRole('button', { name: '付款' }).click();
  const dialog = await paying(page);
  await chooseTransfer(dialog);
  await expect(dialog.getByText('对公账户').first()).toBeVisible();
  expect(await finds(page)).toEqual([]);
  await dialog.getByRole('tab', { name: '扫码转账' }).click();
  // One code at a time: a finger held down in WeChat reads the one that it finds.
  await expect(dialog.getByRole('img', { name: /收款码$/ })).toHaveCount(1);
  await dialog.getByRole('button', { name: '微信', exact: true }).click();
  await expect(dialog.getByRole('img', { name: '微信收款码' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: /收款码$/ })).toHaveCount(1);
  await expect(dialog.getByText('财务审核转账凭证，审核通过后才会开单')).toBeVisible();

  await dialog.getByRole('button', { name: '已转账，上传凭证' }).click();
  await dialog.getByRole('button', { name: '提交凭证' }).click();
  await expect(dialog.getByText('请上传转账截图！')).toBeVisible();
  await dialog.getByLabel('上传转账截图').setInputFiles(picture('proof.pdf', 'application/pdf'));
  await expect(dialog.getByText('不允许该图片格式！')).toBeVisible();
  await dialog.getByLabel('上传转账截图').setInputFiles(picture('proof.png', 'image/png'));
  await expect(dialog.getByRole('img', { name: '转账截图' })).toBeVisible();
  expect(await finds(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await dialog.getByRole('button', { name: '提交凭证' }).click();
  await expect(dialog.getByText('已提交，等待审核')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(payDialog(page)).toHaveCount(0);

  await operator.review(order_sn, 'reject', '金额不符');
  await page.getByRole('button', { name: '查看支付' }).click();
  await expect(proofOf(page)).toContainText('已驳回');
  await expect(proofOf(page)).toContainText('驳回原因：金额不符');
  expect(await finds(page)).toEqual([]);
  await proofOf(page).getByRole('button', { name: '重新支付' }).click();
  await handInAgain(await paying(page));

  await page.getByRole('button', { name: '查看支付' }).click();
  await expect(proofOf(page)).toContainText('审核中');
  await proofOf(page).getByRole('button', { name: '取消转账' }).click();
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '取消转账' }).click();
  await expect(proofOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: '付款' }).click();
  await handInAgain(await paying(page));

  // Approved while the dialog is open: the server refuses to cancel, and the dialog shows the new state.
  await page.getByRole('button', { name: '查看支付' }).click();
  await expect(proofOf(page)).toContainText('审核中');
  await operator.review(order_sn, 'approve');
  await proofOf(page).getByRole('button', { name: '取消转账' }).click();
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '取消转账' }).click();
  await expect(proofOf(page)).toContainText('已通过');
  await expect(proofOf(page).getByRole('button', { name: /取消转账|重新支付/ })).toHaveCount(0);
  await proofOf(page).getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
  await expect(page.getByRole('complementary', { name: '金额与时间' }).getByText('实付金额')).toBeVisible();
});

async function handInAgain(dialog: Locator): Promise<void> {
  await chooseTransfer(dialog);
  await dialog.getByRole('button', { name: '已转账，上传凭证' }).click();
  await dialog.getByLabel('上传转账截图').setInputFiles(picture('again.png', 'image/png'));
  await expect(dialog.getByRole('img', { name: '转账截图' })).toBeVisible();
  await dialog.getByRole('button', { name: '提交凭证' }).click();
  await expect(dialog.getByText('已提交，等待审核')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toHaveCount(0);
}
