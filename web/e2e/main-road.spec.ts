import type { Page } from '@playwright/test';
import {
  checkOut,
  choose,
  payButton,
  payByBalance,
  payDialog,
  seeOrder,
  shownOrder,
  submit,
} from './support/checkout.ts';
import { addedOn, bringUp, cardOf, quickBuy, typeQuantity } from './support/goods.ts';
import { closeAdverts, logIn } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import type { MemberRow, Operator } from './support/operator.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The main road, from a visitor's first page to the received parcel, with money and stock. */

const NAME = '阿莫西林胶囊';
const NUM = 5;
/** 5 × 8.45 and a shipping fee of 18.00, in fen. */
const DUE = 5 * 845 + 1800;

const yuan = (fen: number): string =>
  (fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const stockOf = async (operator: Operator): Promise<number> =>
  Number((await operator.rows('goods', { goods_id: showcase('plain') }))[0]?.goods_number);

/** As a visitor: home, search, goods page, and the login that its button opens. */
async function comeAsVisitor(page: Page): Promise<void> {
  await closeAdverts(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
  const box = page.getByRole('search').filter({ visible: true }).first();
  await box.getByLabel('搜索商品').fill(NAME);
  await box.getByLabel('搜索商品').press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=/);

  const card = cardOf(page, NAME, showcase('plain'));
  await expect(card).toContainText('登录认证用户后可查看采购价');
  await bringUp(card.getByRole('link'));
  await card.getByRole('link').click();
  await expect(page).toHaveTitle(/^阿莫西林胶囊.* · 药仓$/);
  await page.getByRole('region', { name: '购买' }).getByRole('button', { name: '请先登录' }).click();
  await expect(page).toHaveURL(/\/user\?path=login/);
}

/** Searches, uses quick buy, and goes to the checkout. */
async function buyQuickly(page: Page, toasts: () => Promise<string[]>): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?keywords=/);
  const card = cardOf(page, NAME, showcase('plain'));
  await expect(card).toContainText('¥8.45');
  const dialog = await quickBuy(page, card);
  await typeQuantity(dialog.getByLabel('数量', { exact: true }), String(NUM - (await addedOn(card))));
  await dialog.getByRole('button', { name: '加入购物车' }).click();
  await expectSaid(toasts, '已加入购物车！');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('textbox')).toHaveValue(String(NUM));

  const cart = page
    .getByRole('link', { name: /购物车/ })
    .filter({ visible: true })
    .first();
  await expect(cart).toContainText(String(NUM));
  await cart.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page).toHaveTitle('购物车 · 药仓');
  await checkOut(page);
  await expect(page.getByRole('complementary', { name: '金额' })).toContainText(`¥${yuan(DUE)}`);
}

/** The operator ships; the buyer confirms the receipt in the order list. */
async function receive(
  page: Page,
  operator: Operator,
  order_sn: string,
  toasts: () => Promise<string[]>,
): Promise<void> {
  await operator.ship(order_sn);
  await page.goto('/order?lx=3');
  const order = page.getByRole('article', { name: `订单 ${order_sn}` });
  await expect(order).toContainText('待收货');
  await order.getByRole('button', { name: '确认收货' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('确定已收到该订单的全部商品吗？');
  await question.getByRole('button', { name: '确定' }).click();
  await expectSaid(toasts, '收货成功！');
}

/** Checks money, stock and state of an order, in the database and in the member centre. */
async function expectBooked(
  page: Page,
  operator: Operator,
  { order_sn, before, stock, fromBonus }: { order_sn: string; before: MemberRow; stock: number; fromBonus: number },
): Promise<void> {
  const [order] = await operator.rows('orders', { order_sn });
  expect(order).toMatchObject({
    order_status: 5,
    pay_status: 1,
    shipping_status: 2,
    money_paid: DUE,
    paid_amount: DUE,
  });
  const payments = await operator.rows('payments', { target_id: order?.order_id });
  expect(payments.map(({ amount }) => amount)).toEqual([DUE]);
  const after = await operator.member('yaodian');
  expect(after).toMatchObject({ moneys: before.moneys, acquire_money: before.acquire_money - fromBonus });
  expect(await stockOf(operator)).toBe(stock - NUM);

  await page.goto('/user-center');
  const purse = page.getByRole('region', { name: '账户' });
  await expect(purse).toContainText(yuan(after.acquire_money));
  await expect(purse).toContainText(yuan(after.moneys));
}

test.use({ fresh: true });

test('a visitor logs in, buys, pays by balance and receives', async ({ page, operator, toasts }) => {
  const before = await operator.member('yaodian');
  const stock = await stockOf(operator);

  await comeAsVisitor(page);
  await logIn(page, 'yaodian');
  // Back on the goods page, now with a price.
  await expect(page).toHaveURL(new RegExp(`/goods\\?id=${showcase('plain')}$`));
  await expect(page.getByRole('region', { name: '购买' })).toContainText('¥8.45');
  await buyQuickly(page, toasts);

  const dialog = await submit(page);
  expect(await stockOf(operator), 'reserved when it is ordered').toBe(stock - NUM);
  await expect(dialog).toContainText(`¥${yuan(DUE)}`);
  await payByBalance(dialog);
  await expect(dialog.getByText('支付成功！')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toHaveCount(0);
  await seeOrder(page);
  const { order_sn } = await shownOrder(page);
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');

  await receive(page, operator, order_sn, toasts);
  await expectBooked(page, operator, { order_sn, before, stock, fromBonus: DUE });
});

test('the same with a WeChat QR code, paid on the gateway’s page @proof', async ({
  page,
  operator,
  toasts,
  context,
}) => {
  const before = await operator.member('yaodian');
  const stock = await stockOf(operator);
  await comeAsVisitor(page);
  await logIn(page, 'yaodian');
  await buyQuickly(page, toasts);

  const dialog = await submit(page);
  await choose(dialog, '微信支付');
  await expect(payButton(dialog)).toHaveText(`微信支付 ¥${yuan(DUE)}`);
  await payButton(dialog).click();
  await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
  await expect(dialog.getByText('请用微信扫码支付')).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: '打开收银台' }).click();
  const cashier = await opened;
  await expect(cashier.getByText(`¥${yuan(DUE).replace(',', '')}`)).toBeVisible();
  await cashier.getByRole('button', { name: '确认付款' }).click();
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await cashier.close();

  await expect(dialog.getByText('支付成功！')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(payDialog(page)).toHaveCount(0);
  await seeOrder(page);
  const { order_sn } = await shownOrder(page);
  await receive(page, operator, order_sn, toasts);
  await expectBooked(page, operator, { order_sn, before, stock, fromBonus: 0 });
});
