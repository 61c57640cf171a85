import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, PAY_PASSWORD } from './support/buyer.ts';
import { payButton, payDialog, wayOf } from './support/checkout.ts';
import { cardOf } from './support/goods.ts';
import { closeAdverts } from './support/login.ts';
import { type LossyLine, lossesOf, openLossyLine } from './support/lossy-line.ts';
import { test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/**
 * A buyer on a bad connection: five of a hundred answers are lost, of files, pages and calls, half of them after the server
 * has acted. Whoever presses again where nothing came reaches 支付成功, with one order that is paid once.
 */

const SHARE = 0.05;
const ROADS = Array.from({ length: 10 }, (_, at) => at + 1);
/** ms after which a buyer presses again, and the most times. */
const NOTHING_CAME = 6_000;
const MOST = 12;

test.use({ fresh: true });

/** Acts until the sign is there: where a retry is offered it is pressed, else the act is done again. */
async function until(page: Page, sign: Locator, act: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < MOST; turn += 1) {
    const again = page.getByRole('button', { name: '重试' }).filter({ visible: true }).first();
    if (await again.isVisible()) await again.click({ timeout: NOTHING_CAME }).catch(() => undefined);
    else if (!(await sign.first().isVisible())) await act().catch(() => undefined);
    const came = sign.first().or(again).first();
    await came.waitFor({ timeout: NOTHING_CAME }).catch(() => undefined);
    if (await sign.first().isVisible()) return;
  }
  throw new Error(`Never came: ${sign}, at ${page.url()}`);
}

const open = (page: Page, address: string, sign: Locator): Promise<void> =>
  until(page, sign, () => page.goto(address, { waitUntil: 'commit' }));

async function logInPatiently(page: Page, line: LossyLine): Promise<void> {
  const form = page.getByRole('main').filter({ has: page.getByLabel('用户名') });
  await open(page, `${line.url}/user?path=login&back=/cart`, form);
  await until(page, page.getByText('购物车还是空的').or(page.getByRole('button', { name: '去结算' })), async () => {
    await form.getByLabel('用户名').fill('yaodian', { timeout: NOTHING_CAME });
    await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox', { name: /同意/ }).check();
    await form.getByRole('button', { name: '登录', exact: true }).click();
  });
}

async function fillCart(page: Page, line: LossyLine): Promise<void> {
  const card = cardOf(page, '阿莫西林胶囊', showcase('plain'));
  await open(page, `${line.url}/search?keywords=${encodeURIComponent('阿莫西林胶囊')}`, card.getByText('¥8.45'));
  await until(page, card.getByText(/已加 \d/).or(card.getByRole('textbox')), () =>
    card.getByRole('button', { name: /加入购物车/ }).click({ timeout: NOTHING_CAME }),
  );
  await open(page, `${line.url}/cart`, page.getByRole('button', { name: '去结算' }));
}

async function orderPatiently(page: Page): Promise<void> {
  const goOn = page.getByRole('dialog', { name: '运费提示' }).getByRole('button', { name: '继续提交' });
  const submit = page.getByRole('button', { name: '提交订单' });
  await until(page, submit, async () => {
    if (await goOn.isVisible()) return goOn.click({ timeout: NOTHING_CAME });
    await page.getByRole('button', { name: '去结算' }).click({ timeout: NOTHING_CAME });
    await goOn.or(submit).first().waitFor({ timeout: NOTHING_CAME });
    if (await goOn.isVisible()) await goOn.click({ timeout: NOTHING_CAME });
  });
  await until(page, payDialog(page).getByText('余额支付', { exact: true }), () =>
    submit.click({ timeout: NOTHING_CAME }),
  );
}

const paid = (page: Page): Locator => page.getByText('支付成功！').filter({ visible: true });

async function payByBalance(page: Page): Promise<void> {
  const dialog = payDialog(page);
  await until(page, paid(page), async () => {
    await dialog.getByText('余额支付', { exact: true }).click({ timeout: NOTHING_CAME });
    await dialog.getByLabel('支付密码').fill(PAY_PASSWORD, { timeout: NOTHING_CAME });
    await payButton(dialog).click({ timeout: NOTHING_CAME });
  });
}

/** Shows the code; somebody pays it with another phone. */
async function payByCode(page: Page, settle: () => Promise<void>): Promise<void> {
  const dialog = payDialog(page);
  const code = dialog.getByRole('img', { name: '付款二维码' });
  await until(page, code, async () => {
    await dialog.getByText('微信支付', { exact: true }).click({ timeout: NOTHING_CAME });
    await expect(wayOf(dialog, '微信支付')).toBeChecked({ timeout: NOTHING_CAME });
    await payButton(dialog).click({ timeout: NOTHING_CAME });
  });
  await settle();
  await paid(page).first().waitFor({ timeout: 60_000 });
}

for (const seed of ROADS)
  test(`road ${seed} over a line that loses 5 of 100 answers ends with 支付成功 @proof @phone`, async ({
    page,
    standIn,
    operator,
  }) => {
    test.setTimeout(8 * 60_000);
    await closeAdverts(page);
    const before = {
      orders: (await operator.rows('orders')).length,
      payments: (await operator.rows('payments')).length,
    };
    const line = await openLossyLine(standIn.url, lossesOf(SHARE, seed));
    try {
      await logInPatiently(page, line);
      await fillCart(page, line);
      await orderPatiently(page);
      if (seed % 2) await payByBalance(page);
      else
        await payByCode(page, async () => {
          const [pending] = await operator.rows('gateway_payments', { state: 'open' });
          await operator.settle(String(pending?.order_sn), 'paid');
        });
      expect(line.lost.length).toBeGreaterThan(0);
      const [orders, payments] = [await operator.rows('orders'), await operator.rows('payments')];
      expect([orders.length - before.orders, payments.length - before.payments]).toEqual([1, 1]);
      const made = orders.reduce((last, each) => (Number(each.order_id) > Number(last.order_id) ? each : last));
      expect(made).toMatchObject({ pay_status: 1, paid_amount: made.money_paid });
    } finally {
      await line.close();
    }
  });
