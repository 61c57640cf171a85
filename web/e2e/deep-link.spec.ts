import { builtOf } from './support/built.ts';
import { expect, test } from './support/shop.ts';

test('a page behind a link asks at once for all that it waits for, and its styles come with its first picture @phone', async ({
  page,
}) => {
  const app = await builtOf('index.html');
  const goodsPage = await builtOf('areas/goods/goods-page.tsx');
  const moreIcons = await builtOf('ui/more-icons.lazy.ts');
  const needed = [goodsPage.file, moreIcons.file];
  const styles = [goodsPage, app].flatMap((each) => each.css ?? []);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${app.file}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/goods?id=100002', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(needed));
  await expect(page.locator('.is-drawn')).toBeAttached();
  await expect.poll(() => asked.filter((file) => file.startsWith('pictures/')), 'its first picture').toHaveLength(1);
  release();
  await expect(page.locator('.goods-page__name')).toBeVisible();
  expect(styles.length).toBeGreaterThan(1);
  expect(asked.filter((file) => styles.includes(file))).toEqual([]);
  await expect(page.locator('.goods-page__name')).toHaveCSS('line-height', '24px');
});

test('where a policy forbids the script of the page, the shop runs all the same @phone', async ({ page }) => {
  await page.route('**/goods?id=*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/goods?id=100002');
  await expect(page.locator('.goods-page__name')).toBeVisible();
  expect(await page.evaluate(() => 'showPicture' in globalThis)).toBe(false);
});

test('where the script of the page fails on its way, the shop runs all the same @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia;
    // It is the first to ask.
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
