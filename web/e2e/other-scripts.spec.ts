import type { Page } from '@playwright/test';
import { holdCalls } from './support/answers.ts';
import { payByBalance, paying } from './support/checkout.ts';
import { closeAdverts, logIn } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** What scripts that are not ours, and browsers that store nothing, do to the page. */
test.use({ fresh: true });

const expectLogin = (page: Page) => expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();

test('a page that a script empties while it starts and later, or writes anew, goes on', async ({ page, toasts }) => {
  await closeAdverts(page);
  await page.addInitScript(() => {
    const isFirst = location.search !== '?path=login';
    addEventListener('DOMContentLoaded', () => isFirst && document.body.replaceChildren());
  });
  await page.goto('/search?keywords=all');
  await expect(page.getByText(/库存/).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/user?path=login');
  await expectLogin(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.body.replaceChildren());
  await expectLogin(page);
  await page.evaluate(() => {
    document.body.innerHTML += '<p>广告</p>';
  });
  await logIn(page, 'yaodian');
  await expectSaid(toasts, '登录成功！');
  await expect(page.getByText('广告')).toBeVisible();
});

/** How scripts empty a page: all of it, its app, or part by part. */
const EMPTIED: Readonly<Record<string, () => void>> = {
  body: () => document.body.replaceChildren(),
  app: () => Object.assign(document.getElementById('root') ?? {}, { innerHTML: '' }),
  parts() {
    const root = document.getElementById('root');
    while (root?.lastChild) root.lastChild.remove();
  },
};

for (const [what, empty] of Object.entries(EMPTIED))
  test(`a login and a payment that are under way when a script empties the ${what} end as any other${what === 'app' ? '' : ' @proof'}`, async ({
    page,
    toasts,
    buyerOf,
  }) => {
    await closeAdverts(page);
    await page.goto('/user?path=login');
    await expectLogin(page);
    await page.waitForLoadState('networkidle');
    const answerLogin = await holdCalls(page);
    const login = logIn(page, 'yaodian');
    await expect(page.getByText('登录中')).toBeVisible();
    await page.evaluate(empty);
    await answerLogin();
    await login;
    await expectSaid(toasts, '登录成功！');

    const buyer = await buyerOf('yaodian');
    await buyer.emptyCart();
    await buyer.add(showcase('plain'), 6);
    const { order_id } = await buyer.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '付款' }).click();
    const dialog = await paying(page);
    const answerPayment = await holdCalls(page);
    await payByBalance(dialog);
    await page.evaluate(empty);
    await answerPayment();
    await expect(dialog.getByText('支付成功！')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: '付款' })).toHaveCount(0);
  });

for (const how of ['forbidden', 'full'])
  test(`where the storage is ${how} a login says that it ends with the page`, async ({ page, toasts }) => {
    await closeAdverts(page);
    await page.addInitScript((isFull) => {
      const refuse = () => {
        throw new DOMException('', isFull ? 'QuotaExceededError' : 'SecurityError');
      };
      if (isFull) Storage.prototype.setItem = refuse;
      else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }, how === 'full');
    await page.goto('/user?path=login');
    await logIn(page, 'yaodian');
    await expectSaid(toasts, '登录成功！浏览器存不下登录，刷新后要重新登录。');
  });
