import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';
import { changedBetween, standing } from './support/standing.ts';

/** First answers stand in the page's frame before any of the app has loaded; what is dropped is never seen. */
test.use({ member: 'yaodian' });

/** The app, without which nothing but the frame stands. The frame's own program is not of it. */
const APP = /\/assets\/(?!fill-)[\w.-]+\.js$/;
const INIT = /common\.php\?act=init/;
const READ = /act=(search|hot|info|list|order_list|user_center)&/;

type Told = Record<string, unknown>;

/** Opens a page without the app. Init is answered as told, after the page's first read but where that waits for it. */
async function openFrame(
  context: BrowserContext,
  path: string,
  answer: (page: Page, told: Told) => Promise<Told>,
  readWaits = false,
) {
  const page = await context.newPage();
  await page.route(APP, () => undefined);
  const read = page.waitForEvent('requestfinished', (request) => READ.test(request.url()));
  const allowed = new Promise<void>((resolve) => {
    void page.route(INIT, async (route) => {
      const response = await route.fetch();
      if (!readWaits) await read;
      await route.fulfill({ response, json: await answer(page, await response.json()) });
      resolve();
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await allowed;
  return { page, frame: page.locator('.is-drawn') };
}

/** Its buttons that are seen; the arrow of its head stood in the frame before. */
const buttonsOf = (frame: Locator) =>
  frame
    .getByRole('main')
    .getByRole('button', { name: /^(?!返回)/ })
    .filter({ visible: true });

/** A first visit, which stores what a later one sends early. */
const visited = async (page: Page) => {
  await page.goto('/help');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yaocang_log_bs'))).not.toBeNull();
};

test('pages of a member have names and amounts before any code, and no button @phone', async ({
  page,
  context,
  known: buyer,
}) => {
  await buyer?.emptyCart();
  await buyer?.add(showcase('plain'), 2);
  await buyer?.order();
  await buyer?.add(showcase('plain'), 2);
  await visited(page);
  for (const [path, name, amount] of [
    ['/search?keywords=all', '.goods-card__name', '.price b'],
    ['/cart', '.cart-line__name', '.price b'],
    [`/goods?id=${showcase('plain')}`, '.goods-page__name', '.price b'],
    ['/order', '.order__shop', '.price b'],
    ['/user-center', '.me__name', '.purse__sum'],
  ] as const) {
    const opened = await openFrame(context, path, async (_, told) => told);
    await expect(opened.frame.locator(name).first()).toBeVisible();
    await expect(opened.frame.locator(amount).first()).toHaveText(/\d/);
    await expect(buttonsOf(opened.frame)).toHaveCount(0);
    await opened.page.close();
  }
});

/** A promise that the test keeps. */
function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

test('what a frame says stays in its place while it is filled, and when the page comes @phone', async ({
  page,
  context,
  known: buyer,
}) => {
  await buyer?.emptyCart();
  await buyer?.add(showcase('plain'), 2);
  await buyer?.order();
  await buyer?.add(showcase('plain'), 2);
  await visited(page);
  for (const [path, filled] of [
    ['/search?keywords=all', '.goods-card__name'],
    ['/intro?intro=hot', '.goods-card__name'],
    ['/cart', '.cart-line__name'],
    [`/goods?id=${showcase('plain')}`, '.goods-page__name'],
    ['/order', '.order__shop'],
    ['/user-center', '.me__name'],
  ] as const) {
    const opened = await context.newPage();
    const [init, app] = [gate(), gate()];
    await opened.route(INIT, (route) => init.passed.then(() => route.continue()));
    await opened.route(APP, (route) => app.passed.then(() => route.continue()));
    await opened.goto(path, { waitUntil: 'commit' });
    const frame = opened.locator('.is-drawn');
    await expect(frame.getByRole('main').or(frame.locator('header')).first()).toBeVisible();
    const first = await standing(opened);
    init.open();
    await expect(frame.locator(filled).first()).toBeVisible();
    const then = await standing(opened);
    app.open();
    await expect(frame).toHaveCount(0);
    await expect(opened.locator(filled).first()).toBeVisible();
    await opened.waitForLoadState('networkidle');
    const last = await standing(opened);
    expect.soft(changedBetween(first, then), `${path} filled`).toEqual([]);
    expect.soft(changedBetween(then, last), `${path} itself`).toEqual([]);
    await opened.close();
  }
});

test.describe('a stranger', () => {
  test.use({ member: '' });

  test('goods, a search and a collection have names before any code, at a first visit and at a second, and nothing that a stranger may not see @phone', async ({
    page,
    context,
  }) => {
    for (const visit of ['first', 'second']) {
      for (const [path, name] of [
        ['/search?keywords=all', '.goods-card__name'],
        ['/intro?intro=hot', '.goods-card__name'],
        [`/goods?id=${showcase('plain')}`, '.goods-page__name'],
      ] as const) {
        const opened = await openFrame(context, path, async (_, told) => told, visit === 'first');
        await expect(opened.frame.locator(name).first()).toBeVisible();
        const words = await opened.frame.getByRole('main').innerText();
        expect(words.replace(/零售价 ¥[\d,.]+/g, '')).not.toMatch(/¥\s*\d|库存\s*\d|已售/);
        await expect(buttonsOf(opened.frame)).toHaveCount(0);
        await opened.page.close();
      }
      await visited(page);
    }
  });
});

/** ms in which an allowed answer is shown. */
const SHOWN_WITHIN = 500;

for (const [what, dropped] of Object.entries({
  'a closed shop': { shop_closed: 1 },
  'a lost login': { need_login: 1 },
  'a new version': { version: '99.0.0' },
}))
  test(`${what} shows nothing of an answer that came before @phone`, async ({ page, context }) => {
    await visited(page);
    const opened = await openFrame(context, '/search?keywords=all', async (_, told) => ({ ...told, ...dropped }));
    await opened.page.waitForTimeout(SHOWN_WITHIN);
    await expect(opened.frame).toBeAttached();
    await expect(opened.frame.locator('.goods-card')).toHaveCount(0);
    await opened.page.close();
  });

test('another login on the phone meanwhile shows nothing of the former member @phone', async ({ page, context }) => {
  await visited(page);
  const opened = await openFrame(context, '/search?keywords=all', async (its, told) => {
    await its.evaluate(() => localStorage.setItem('yaocang_token', JSON.stringify({ value: 'f'.repeat(32) })));
    return told;
  });
  await opened.page.waitForTimeout(SHOWN_WITHIN);
  await expect(opened.frame.locator('.goods-card')).toHaveCount(0);
  await opened.page.close();
});
