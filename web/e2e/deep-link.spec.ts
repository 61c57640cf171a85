import { builtOf } from './support/built.ts';
import { expect, test } from './support/shop.ts';

test('a page opened by a link requests all its first data at once @phone', async ({ page }) => {
  const goodsPage = await builtOf('goods');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
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
