import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hideAdverts } from './support/answers.ts';
import { apiBuyer } from './support/buyer.ts';
import { operatorOf } from './support/operator.ts';
import { watchCalls } from './support/rest.ts';
import { expect, test } from './support/shop.ts';
import { PATIENCE, type RunningStandIn, startStandIn } from './support/stand-in.ts';
import { storeLogin } from './support/stored-login.ts';

/** The snapshot of home: its goods are in the HTML and stay until fresh ones replace them. */

const DRAWER = fileURLToPath(new URL('../../dist/draw/prerender.mjs', import.meta.url));
const DRAWN = 'id="goods-0"';
let published: RunningStandIn;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(PATIENCE);
  if (!existsSync(DRAWER)) throw new Error('The prerendering code is not built: run npm run build first.');
  published = await startStandIn({ GOODS: '300', WEB_DRAW: DRAWER });
  await expect.poll(async () => (await fetch(`${published.url}/index`)).text()).toContain(DRAWN);
});
test.afterAll(() => published?.stop());

/** Records frame by frame what is visible and where: goods, panels, skeletons. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shop = window as { seen?: string[] };
    const seen: string[] = [];
    shop.seen = seen;
    const onScreen = (each: Element) => {
      const { top, height } = each.getBoundingClientRect();
      return height > 0 && top < innerHeight;
    };
    const look = () => {
      const root = document.getElementById('root');
      if (root?.firstChild) {
        const things = root.querySelectorAll('header, .mini, .goods-row, .goods-card, .home > *, .home-desk > *');
        const stand = [...things].filter(onScreen).map((each) => {
          const { x, y, width } = each.getBoundingClientRect();
          const name = each.querySelector('.mini__name, h3')?.textContent ?? '';
          return `${each.classList[0]} ${name} ${[x, y, width].map(Math.round).join(' ')}`;
        });
        const skeletons = [...root.querySelectorAll('.skeleton')].filter(onScreen).length;
        const now = `${stand.join(', ')}; ${skeletons} skeletons`;
        if (seen[seen.length - 1] !== now) seen.push(now);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as { seen?: string[] }).seen ?? []);
}

for (const who of ['a visitor', 'a member'] as const) {
  test(`${who} sees goods from the first frame to the last, without any movement`, async ({ page, context }) => {
    if (who === 'a member') await storeLogin(context, published.url, await apiBuyer(published.url, 'yaodian'));
    await hideAdverts(page);
    const frames = await watchFrames(page);
    const rest = watchCalls(page);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goto(`${published.url}/index`);
    if (who === 'a member') await expect(page.getByText('待付款').first()).toBeVisible();
    await expect(page.locator('#root .skip')).toHaveCount(1);
    await rest();
    const seen = await frames();
    // The page's head shows a frame before the rest, in the same place.
    const [head = '', ...whole] = seen.length > 1 ? seen : ['', ...seen];
    expect(whole, JSON.stringify(seen, null, 1)).toHaveLength(1);
    expect(whole[0]).toMatch(/(mini|goods-card) [^,; ]+ \d+ \d+ \d+, .*; 0 skeletons$/);
    expect(head).not.toMatch(/mini|goods-card/);
    expect(whole[0]?.startsWith(head.replace('; 0 skeletons', '')), head).toBe(true);
  });
}

test('what is shown in two steps is the snapshot as it was published, with the same head', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    const heads = new Set<Element>();
    const shop = window as { heads?: Set<Element> };
    shop.heads = heads;
    const look = () => {
      const head = document.querySelector('#root header');
      if (head) heads.add(head);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${published.url}/index`);
  const shown = await page.waitForFunction(() => {
    const drawn = document.querySelector('.is-drawn:not(.is-first)');
    return drawn?.querySelector('.mini, .goods-card') && drawn.innerHTML;
  });
  const [whole, heads] = await page.evaluate(() => {
    const text = document.getElementById(innerWidth < 1024 ? 'goods-0' : 'goods-2')?.textContent ?? '';
    const snapshot = Object.assign(document.createElement('div'), { innerHTML: text });
    return [snapshot.innerHTML, (window as { heads?: Set<Element> }).heads?.size];
  });
  expect(await shown.jsonValue()).toBe(whole);
  expect(heads).toBe(1);
});

test('the banner loads before all code @phone', async ({ page }) => {
  await page.route('**/pictures/banner/**', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.goto(`${published.url}/index`);
  await expect(page.locator('.is-drawn')).toHaveCount(0);
  const [banner, code] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return ['/pictures/banner/', '/assets/app-'].map((part) => files.find(({ name }) => name.includes(part))?.toJSON());
  });
  expect(banner.responseEnd).toBeGreaterThan(300);
  // A slow banner delays the code only for a while.
  expect(code.startTime).toBeGreaterThanOrEqual(Math.min(banner.responseEnd, 790));
});

test('the snapshot contains only what a visitor may see @phone', async ({ request }) => {
  const html = await (await request.get(`${published.url}/index`)).text();
  const answers = JSON.parse(/id="published">([^<]*)</.exec(html)?.[1] ?? '{}') as Record<string, unknown>;
  expect(Object.keys(answers).sort()).toEqual([
    'categories.php?act=get_cat',
    'common.php?act=header',
    'index.php?act=home',
    'index.php?act=hot',
    'index.php?act=promotion',
  ]);
  const toasts = JSON.stringify(answers);
  for (const secret of [
    'shop_price',
    'promote_price',
    'cash_price',
    'goods_number',
    'token',
    'user_name',
    'moneys',
    'phone',
  ])
    expect(toasts, secret).not.toContain(`"${secret}"`);
  const drawn = [...html.matchAll(/<script type="text\/html" id="goods-\w+"[^>]*>([\s\S]*?)<\/script>/g)].join('');
  expect(drawn).toContain('登录后查看采购价与库存');
  // Visitors may see the retail price where the operator shows it.
  expect(drawn.replace(/零售价 ¥[\d.]+/g, '')).not.toMatch(/¥\s*\d|库存 \d|你好，(?!游客)/);
});

test('a change by the operator makes a new snapshot, and a closed shop shows no goods @phone', async ({ request }) => {
  const operator = operatorOf(published);
  const isDrawn = async () => (await (await request.get(`${published.url}/index`)).text()).includes(DRAWN);
  await operator.settings({ shop_closed: true });
  await expect.poll(isDrawn).toBe(false);
  await operator.settings({ shop_closed: false });
  await expect.poll(isDrawn).toBe(true);
});

/** The app. The program that fills the drawn page is not of it. */
const APP = /\/assets\/(?!fill-)[\w.-]+\.js$/;

test("a member's prices stand on the drawn home before any code of the app @phone", async ({ page, context }) => {
  await storeLogin(context, published.url, await apiBuyer(published.url, 'yaodian'));
  await page.route(APP, () => undefined);
  await page.goto(`${published.url}/index`, { waitUntil: 'commit' });
  const drawn = page.locator('.is-drawn');
  await expect(drawn.locator('.mini .price b').first()).toHaveText(/\d/);
  await expect(drawn.locator('.goods-card .price b').first()).toHaveText(/\d/);
});
