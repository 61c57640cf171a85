import type { Page } from '@playwright/test';
import { checkOut, choose, payButton, payDialog, paying, shownOrder, submit } from './support/checkout.ts';
import { cardOf, quickBuy } from './support/goods.ts';
import { receivedOrder } from './support/received.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The back button on the sheets of the road: it closes the top one, and the page below stays. */

const NAME = '阿莫西林胶囊';
const layers = (page: Page): Promise<number> => page.evaluate(() => history.state?.layers ?? 0);
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** The open sheet has its own history entry, which is added a moment after it is visible. */
const hasLayers = (page: Page, count: number) => expect.poll(() => layers(page)).toBe(count);

/** On a phone the sheet ends at the bottom of the screen; on a desktop it is within the screen. */
async function standsWhole(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      const panel = dialog?.querySelector('.dialog__panel')?.getBoundingClientRect();
      const phone = innerWidth < 1024 && dialog?.classList.contains('dialog--sheet');
      const low = innerHeight - (panel?.bottom ?? 0);
      return {
        scrolled: dialog?.scrollTop,
        inside: (panel?.top ?? -1) >= 0 && low >= -1,
        gap: phone ? Math.round(low) : 0,
      };
    });
  await expect.poll(place).toEqual({ scrolled: 0, inside: true, gap: 0 });
}

test.use({ member: 'yaodian' });

test('the quick-buy sheet: back closes it, forward opens nothing, a close button leaves no history entry @proof', async ({
  page,
}) => {
  await page.goto('/index');
  await page.goto(`/search?keywords=${encodeURIComponent(NAME)}`);
  const card = cardOf(page, NAME, showcase('plain'));
  await quickBuy(page, card);
  await standsWhole(page);
  await hasLayers(page, 1);
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL(/\/search\?keywords=/);
  await expect(card).toBeVisible();

  await page.goForward();
  await hasLayers(page, 0);
  await noDialog(page);

  await quickBuy(page, card);
  await hasLayers(page, 1);
  const before = await entries(page);
  for (let again = 0; again < 3; again += 1) {
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await noDialog(page);
    await hasLayers(page, 0);
    await quickBuy(page, card);
    await hasLayers(page, 1);
  }
  expect(await entries(page), 'no entries pile up').toBe(before);

  await page.reload();
  await expect(card).toBeVisible();
  await hasLayers(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
});

test('the road from the cart: question, checkout, payment, and back from each', async ({ page, self, operator }) => {
  await self.add(showcase('plain'), 2);
  await page.goto('/cart');
  await checkOut(page);
  await expect(page).toHaveURL(/\/buy\?/);
  await hasLayers(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await noDialog(page);

  await page.getByRole('button', { name: '去结算' }).click();
  const question = page.getByRole('dialog', { name: '运费提示' });
  await expect(question).toBeVisible();
  await hasLayers(page, 1);
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL(/\/cart$/);

  await checkOut(page);
  await page.locator('.buy__where').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasLayers(page, 1);
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL(/\/buy\?/);

  const dialog = await submit(page);
  const { order_id } = await shownOrder(page);
  await choose(dialog, '微信支付');
  await payButton(dialog).click();
  await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
  await standsWhole(page);
  await hasLayers(page, 1);
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL(new RegExp(`/order-info\\?order_id=${order_id}$`));
  const open = await operator.rows('gateway_payments', { target_id: order_id, state: 'open' });
  expect(open, 'a payment that was left cannot be paid behind our back').toEqual([]);
  await page.goForward();
  await hasLayers(page, 0);
  await expect(payDialog(page), 'forward does not pay').toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test('two layers: back closes the question, then the sheet; a link in a sheet takes its entry @proof', async ({
  page,
  self,
  operator,
}) => {
  const { order_sn } = await receivedOrder(self, operator, [showcase('plain')]);
  await page.goto('/index');
  await page.goto('/order?lx=5');
  const row = page.getByRole('article', { name: `订单 ${order_sn}` });
  await row.getByRole('button', { name: /^评价/ }).click();
  const review = page.getByRole('dialog', { name: '评价' });
  const words = review.getByLabel('评价内容').first();
  await words.fill('包装好');
  await standsWhole(page);
  await page.goBack();
  await noDialog(page);
  await expect(page).toHaveURL(/\/order\?lx=5$/);
  await row.getByRole('button', { name: /^评价/ }).click();
  await expect(words, 'what was written is there again').toHaveValue('包装好');
  await page.reload();
  await row.getByRole('button', { name: /^评价/ }).click();
  await expect(words, 'after a reload too').toHaveValue('包装好');
  await page.goBack();
  await noDialog(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
});

test('an unpaid order: a payment is opened on its page, paid later, and its link leads on @proof', async ({
  page,
  self,
}) => {
  await self.add(showcase('plain'), 2);
  await page.goto('/cart');
  await checkOut(page);
  const dialog = await submit(page);
  await hasLayers(page, 1);
  const { order_id } = await shownOrder(page);
  await dialog.getByRole('link', { name: '去充值' }).first().click();
  await expect(page).toHaveURL(/\/recharge$/);
  await noDialog(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/order-info\\?order_id=${order_id}$`));
  await noDialog(page);
  await page.getByRole('button', { name: '付款' }).click();
  await paying(page);
});
