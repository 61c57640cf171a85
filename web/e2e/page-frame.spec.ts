import type { Page } from '@playwright/test';
import { holdApp } from './support/early-requests.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** What is visible before any script has loaded: the page's title bar and its skeleton. */

const never = () => undefined;
const SCRIPTS = '**/assets/*.js';

const headings = (page: Page) => page.locator('#root h1').filter({ visible: true });

for (const [address, title, tag] of [
  ['/article-list', '新闻资讯', ' @proof'],
  [`/goods?id=${showcase('plain')}`, '商品详情', ''],
  ['/help', '客服与帮助', ''],
  ['/article?id=5', '新闻资讯', ' @proof'],
] as const) {
  test(`before any script has loaded, ${address} shows its title and nothing that looks like data @phone${tag}`, async ({
    page,
  }) => {
    await page.route(SCRIPTS, never);
    await page.route('**/api/**', never);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(headings(page)).toHaveText([title]);
    await expect(page.getByRole('main', { name: '加载中' })).toHaveText(title);
    await page.unroute(SCRIPTS);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#root .skip')).toHaveCount(1);
    await expect(headings(page).first()).toHaveText(title);
  });
}

for (const [address, title] of [
  ['/order?lx=1', '我的订单'],
  ['/cart', '购物车'],
] as const) {
  test(`before any script has loaded, ${address} tells a visitor to log in, and its link leads there and back @phone`, async ({
    page,
  }) => {
    await page.route(SCRIPTS, never);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(headings(page)).toHaveText([title]);
    const gate = page.locator('#root .state');
    const drawn = await gate.innerText();
    await page.getByRole('link', { name: '去登录' }).click();
    const back = encodeURIComponent(address);
    await expect.poll(() => page.url()).toMatch(new RegExp(`/user\\?path=login&back=${back}$`));

    await page.unroute(SCRIPTS);
    await page.goto(address);
    await expect(page.locator('#root .skip')).toHaveCount(1);
    expect(await gate.innerText(), 'the app says the same').toBe(drawn);
  });
}

for (const address of ['/search?keywords=all', `/goods?id=${showcase('plain')}`]) {
  test(`a buyer who has scrolled the frame of ${address} stays there when the page comes @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 400 });
    const letGo = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('main').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 140));
    await letGo();
    await expect(page.locator('#root .skip').first()).toBeAttached();
    await expect(page.getByRole('main').getByRole('link').filter({ hasText: /./ }).first()).toBeAttached();
    expect(await page.evaluate(() => Math.abs(scrollY - 140))).toBeLessThan(10);
  });
}

test('the first page, opened again from a scrolled one, starts at its top @phone', async ({ page }) => {
  const goTo = (to: string) => page.evaluate((at) => history.pushState({}, '', at), to);
  await page.setViewportSize({ width: 375, height: 400 });
  await page.goto('/article-list');
  await expect(page.getByRole('main').getByRole('link').first()).toBeAttached();
  await goTo('/search?keywords=all');
  await expect(page.getByRole('main').getByRole('article').nth(3)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 140));
  await goTo('/article-list');
  await expect(headings(page).first()).toHaveText('新闻资讯');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page reached from an unknown address starts at its top @phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 200 });
  await page.goto('/nowhere');
  const home = page.getByRole('main').getByRole('link', { name: '首页' }).first();
  await expect(home).toBeVisible();
  await page.evaluate(() => scrollTo(0, 90));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  await home.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the frame of home shows only on home, and an unknown page has the blank one @phone', async ({ page }) => {
  await page.route(SCRIPTS, never);
  const crown = page.getByRole('heading', { name: '药仓 医药器械批发' });
  await page.goto('/nowhere', { waitUntil: 'commit' });
  await expect(page.getByRole('main', { name: '加载中' })).toBeVisible();
  await expect(crown).toHaveCount(0);
  await page.goto('/index', { waitUntil: 'commit' });
  await expect(crown).toHaveCount(1);
  await expect(page.getByRole('main', { name: '加载中' })).toHaveCount(0);
});

test('a form that does not work yet is not shown as a form @phone', async ({ page }) => {
  await page.route(SCRIPTS, never);
  // The login can be typed in before any code is here. After a changed password it begins with a notice.
  for (const query of ['path=register', 'path=forget-pwd', 'path=login&is_er=1']) {
    await page.goto(`/user?${query}`, { waitUntil: 'commit' });
    await expect(page.getByRole('main', { name: '加载中' })).toBeVisible();
    await expect(page.locator('#root input')).toHaveCount(0);
  }
});
