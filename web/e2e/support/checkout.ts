import { expect, type Locator, type Page } from '@playwright/test';
import { PAY_PASSWORD } from './buyer.ts';

/** From the cart to the checkout; confirms the shipping prompt if it opens. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '去结算' }).click();
  const goOn = page.getByRole('dialog', { name: '运费提示' }).getByRole('button', { name: '继续提交' });
  const submit = page.getByRole('button', { name: '提交订单' });
  await expect(goOn.or(submit)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(submit).toBeEnabled();
}

export const payDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(订单|充值)支付$/ });

/** Submits the order, and waits for the payment dialog. */
export async function submit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '提交订单' }).click();
  return paying(page);
}

/** The payment dialog once its methods have loaded. */
export async function paying(page: Page): Promise<Locator> {
  const dialog = payDialog(page);
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  return dialog;
}

type Way = '余额支付' | '微信支付' | '支付宝';

/** The radio of a payment method. An unavailable one is hidden, so it has no role. */
export const wayOf = (dialog: Locator, way: Way): Locator =>
  dialog.locator('label').filter({ hasText: way }).locator('input');

/** Chooses a payment method by name. */
export async function choose(dialog: Locator, way: Way): Promise<void> {
  await dialog.getByText(way, { exact: true }).click();
  await expect(wayOf(dialog, way)).toBeChecked();
}

/** The pay button; its text has the method and the amount. */
export const payButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^(余额支付|微信支付|支付宝) ¥/ });

/** Pays by balance. */
export async function payByBalance(dialog: Locator, password = PAY_PASSWORD): Promise<void> {
  await choose(dialog, '余额支付');
  await dialog.getByLabel('支付密码').fill(password);
  await payButton(dialog).click();
}

/**
 * On an order's page: starts to pay a part by balance and the rest in WeChat; `held` is that part as the dialog shows
 * it.
 */
export async function beginCombined(page: Page, held: string): Promise<Locator> {
  await page.getByRole('button', { name: '付款' }).click();
  const dialog = await paying(page);
  await choose(dialog, '微信支付');
  await dialog.getByRole('switch', { name: '余额组合支付' }).click();
  await dialog.getByLabel('支付密码').fill(PAY_PASSWORD);
  await dialog.getByRole('button', { name: /^微信支付 ¥/ }).click();
  await expect(dialog.getByText(`余额已占用 ${held}`)).toBeVisible();
  return dialog;
}

/** From the payment's result to the order. */
export async function seeOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/result\?order_id=\d+/);
  await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
}

/** The ids of the order on its page. */
export async function shownOrder(page: Page): Promise<{ order_id: string; order_sn: string }> {
  await expect(page).toHaveURL(/\/order-info\?order_id=\d+/);
  const order_id = new URL(page.url()).searchParams.get('order_id') ?? '';
  const words = await page
    .getByText(/^订单号 \S+$/)
    .first()
    .innerText();
  return { order_id, order_sn: words.replace('订单号', '').trim() };
}
