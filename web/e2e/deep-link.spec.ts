import type { Page } from '@playwright/test';
import { builtOf } from './support/built.ts';
import { expect, test } from './support/shop.ts';

const APP = /\/assets\/app-[\w-]+\.js$/;

test('a page opened by a link requests all its first data at once @phone', async ({ page }) => {
  const goodsPage = await builtOf('goods');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const release = await hold(page, APP);
  await page.goto('/goods?id=100002', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(expect.arrayContaining([goodsPage.file, ...(goodsPage.css ?? [])]));
  await expect(page.locator('.is-drawn')).toBeAttached();
  await expect.poll(() => asked.filter((file) => file.startsWith('pictures/')), 'its first picture').toHaveLength(1);
  release();
  await expect(page.locator('.goods-page__name')).toHaveCSS('line-height', '24px');
  expect(asked.filter((file) => file.startsWith('assets/')).sort()).toEqual(
    [...new Set(asked.filter((file) => file.startsWith('assets/')))].sort(),
  );
});

test('a page waits for its styles when they come after its code @phone', async ({ page }) => {
  const goodsPage = await builtOf('goods');
  const release = await hold(page, /\/assets\/[\w-]+\.css$/);
  const code = page.waitForResponse((response) => response.url().endsWith(goodsPage.file));
  await page.goto('/goods?id=100002', { waitUntil: 'commit' });
  await (await code).finished();
  await page.waitForTimeout(1000);
  await expect(page.locator('.is-drawn'), 'the frame').toBeAttached();
  release();
  await expect(page.locator('.goods-page__name')).toHaveCSS('line-height', '24px');
});

/** Holds back these files until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the login is filled in and submitted before any code has loaded; no address has the password @phone', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await hold(page, APP);
  await page.goto('/user?path=login', { waitUntil: 'commit' });
  const form = page.locator('.is-drawn .login__fields');
  await form.getByLabel('用户名').fill('yaodian');
  await form.getByText('记住密码').tap();
  await form.getByText('同意').tap({ position: { x: 4, y: 8 } });
  await form.getByLabel('密码', { exact: true }).fill('Yaocang2026');
  await form.getByLabel('密码', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('?path=login');
  release();
  await expect(page.getByText('登录成功')).toBeVisible();
  expect(addresses.filter((address) => address.includes('Yaocang2026'))).toEqual([]);

  // The next visit has the name and the ticks; the stored password is not shown.
  await page.evaluate(() => localStorage.removeItem('yaocang_token'));
  const releaseAgain = await hold(page, APP);
  await page.goto('/user?path=login', { waitUntil: 'commit' });
  await expect(form.getByLabel('用户名')).toHaveValue('yaodian');
  await expect(form.getByLabel('密码', { exact: true })).toHaveAttribute('placeholder', '已记住密码，可直接登录');
  await expect(form.getByLabel('记住密码')).toBeChecked();
  await form.getByLabel('用户名').fill('yaodian2');
  releaseAgain();
  await expect(page.locator('.is-drawn')).toHaveCount(0);
  await expect(page.getByLabel('用户名')).toHaveValue('yaodian2');
  await expect(page.getByLabel('用户名')).toBeFocused();
});

test('when a content security policy forbids the inline script, the shop still works @phone', async ({ page }) => {
  await page.route('**/goods?id=*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/goods?id=100002');
  await expect(page.locator('.goods-page__name')).toBeVisible();
  expect(await page.evaluate(() => 'startPage' in globalThis)).toBe(false);
});

test('when the inline script fails, the shop still works @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia;
    // The inline script is its first caller.
    window.matchMedia = () => {
      window.matchMedia = real;
      throw new TypeError('not now');
    };
  });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto('/goods?id=100002');
  await expect(page.locator('.goods-page__name')).toBeVisible();
  expect(thrown).toContain('not now');
});
