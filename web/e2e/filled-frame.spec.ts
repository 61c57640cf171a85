import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A member's first answers stand in the page's frame before any of the app has loaded; what is dropped is never seen. */
test.use({ member: 'yaodian' });

/** The app, without which nothing but the frame stands. The frame's own program is not of it. */
const APP = /\/assets\/(?!fill-)[\w.-]+\.js$/;
const INIT = /common\.php\?act=init/;

/** Opens the page without the app; `init` answers as told, after the page's first read. */
async function openFrame(page: Page, path: string, answer: (told: Record<string, unknown>) => object = (told) => told) {
  await page.route(APP, () => undefined);
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  page.on('requestfinished', (request) => /act=(search|info|list)/.test(request.url()) && read());
  await page.route(INIT, async (route) => {
    const response = await route.fetch();
    await isRead;
    await route.fulfill({ response, json: answer(await response.json()) });
  });
  await page.goto(path, { waitUntil: 'commit' });
}

const frame = (page: Page) => page.locator('.is-drawn');

/** Stores what a visit stores, before the frame is looked at. */
const visited = async (page: Page) => {
  await page.goto('/help');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yaocang_log_bs'))).not.toBeNull();
};

test('a search, a product and the cart have names and prices before any code, and no button @phone', async ({
  page,
  known: buyer,
}) => {
  await buyer?.emptyCart();
  await buyer?.add(showcase('plain'), 2);
  await visited(page);
  for (const [path, name] of [
    ['/search?keywords=all', '.goods-card__name'],
    ['/cart', '.cart-line__name'],
    [`/goods?id=${showcase('plain')}`, '.goods-page__name'],
  ] as const) {
    await openFrame(page, path);
    await expect(frame(page).locator(name).first()).toBeVisible();
    await expect(frame(page).locator('.price b').first()).toHaveText(/\d/);
    await expect(frame(page).getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('a closed shop, a lost login and a new version show nothing of an answer that came before @phone', async ({
  page,
}) => {
  await visited(page);
  for (const dropped of [{ shop_closed: 1 }, { need_login: 1 }, { version: '99.0.0' }, { error: 1 }]) {
    await openFrame(page, '/search?keywords=all', (told) => ({ ...told, ...dropped }));
    await page.waitForTimeout(500);
    await expect(frame(page)).toBeAttached();
    await expect(frame(page).locator('.goods-card'), JSON.stringify(dropped)).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('another login on the phone meanwhile shows nothing of the former member @phone', async ({ page }) => {
  await visited(page);
  await openFrame(page, '/search?keywords=all', (told) => {
    void page.evaluate(() => localStorage.setItem('yaocang_token', JSON.stringify({ value: 'f'.repeat(32) })));
    return told;
  });
  await page.waitForTimeout(500);
  await expect(frame(page).locator('.goods-card')).toHaveCount(0);
});
