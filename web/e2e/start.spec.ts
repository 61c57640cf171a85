import { closeAdverts } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { apiCalls } from './support/requests.ts';
import { expect, test } from './support/shop.ts';

/** Start-up: closed shop, new version, grey theme, a failed init (document 1 §4). */

test("a closed shop replaces everything, with the operator's text or the default one", async ({ page, operator }) => {
  await operator.settings({ shop_closed: true, close_comment: '国庆盘点，10 月 8 日恢复。' });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: '系统暂时关闭' })).toBeVisible();
  await expect(page.getByText('国庆盘点，10 月 8 日恢复。')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await operator.settings({ close_comment: '' });
  // It needs no more than the app: what else is under way when a shop closes may never come.
  await page.route(/\/assets\/(?!app|react|rolldown)/, () => undefined);
  await page.goto('/index', { waitUntil: 'commit' });
  await expect(page.getByText('系统数据升级，暂时关闭，请耐心等待！')).toBeVisible();
  await operator.settings({ shop_closed: false });
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('link', { name: /购物车/ }).first()).toBeVisible();
});

test('home requests init once, and each of its parts once @phone', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls[0]).toBe('common.php?act=init');
  expect(calls).toEqual([...new Set(calls)]);
  expect(calls).toEqual(expect.arrayContaining(['index.php?act=home', 'index.php?act=hot', 'common.php?act=header']));
});

test('the advert of home waits while a buyer types, and loses no text @phone', async ({ page }) => {
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/popup\/coupon/, async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto('/index');
  const box = page.getByRole('search').filter({ visible: true }).first().getByLabel('搜索商品');
  await box.fill('阿莫');
  const arrived = page.waitForResponse(/popup\/coupon/);
  show();
  await (await arrived).finished();
  await box.pressSequentially('西林', { delay: 200 });
  const popup = page.getByRole('dialog').filter({ hasText: '秒后自动关闭' });
  await expect(popup).toHaveCount(0);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(popup).toHaveCount(0);
  await page.goBack();
  await expect(popup).toBeVisible();
});

test('text typed before the app has loaded stays, with the cursor, and can be searched for even then @phone', async ({
  page,
}) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/index', { waitUntil: 'commit' });
  const box = page.getByRole('search').filter({ visible: true }).first().getByLabel('搜索商品');
  await box.fill('板蓝根');
  start();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(box).toHaveValue('板蓝根');
  await expect(box).toBeFocused();
  await page.unroute('**/assets/**');

  await page.route('**/assets/**', () => undefined);
  await page.goto('/index', { waitUntil: 'commit' });
  await box.fill('板蓝根');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=/);
});

test('a new version shows a message, and the page reloads once @phone', async ({ page, operator }) => {
  await page.goto('/cart');
  await expect(page.getByText('登录后才能使用！')).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('yaocang_version'));
  await expect.poll(stored).toBe('{"value":"1.0.0"}');
  await operator.settings({ version: '1.0.1' });
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('发现新版本，请等待重新加载！')).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const again = page.waitForEvent('load');
  await page.clock.runFor(2_500);
  await again;
  await expect(page.getByText('登录后才能使用！')).toBeVisible();
  expect(await stored()).toBe('{"value":"1.0.1"}');
  await page.clock.runFor(5_000);
  expect(loads).toBe(1);
});

test('the grey setting makes the page grey @phone', async ({ page, operator }) => {
  await operator.settings({ is_gray: true });
  await page.goto('/cart');
  await expect(page.getByText('登录后才能使用！')).toBeVisible();
  const filters = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')].map((each) => getComputedStyle(each).filter),
    );
  await expect.poll(async () => (await filters()).some((filter) => /grayscale\(1\)/.test(filter))).toBe(true);
});

for (const kind of ['status_500', 'html_502', 'drop_before', 'truncated', 'empty'] as const) {
  const tag = kind === 'html_502' ? '' : ' @proof';
  test(`a failed init (${kind}) shows a message and can be retried @phone${tag}`, async ({
    page,
    operator,
    toasts,
  }) => {
    await closeAdverts(page);
    await operator.faults({ call: 'common.php?act=init', kind, times: 0 });
    await page.goto('/index');
    await expectSaid(toasts, '数据请求失败！');
    await expect(page.getByRole('alert')).toContainText('数据请求失败！');
    await operator.clearFaults();
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
