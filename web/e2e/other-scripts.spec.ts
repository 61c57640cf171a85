import type { Page } from '@playwright/test';
import { closeAdverts, logIn } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';

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
