/** A member's taps, and carts of many lines. */
import { chromium as browsers } from '@playwright/test';
import { storeLogin } from '#web/e2e/support/stored-login.ts';
import { fillCart, memberOf } from './member.mjs';
import { launchArgs, PHONE, slowPage } from './phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ paint: number, result: number }} Tapped */

/** ms after which what a tap has begun is over. */
const SETTLED = 1_500;

/** The tab bar's link or button of this name. */
const tab = (/** @type {string} */ name) => `.tab-bar >> text=${name}`;

/**
 * Ten acts on one page that is never reloaded, with a cart of fifty lines. `result` is what the act shows in the end.
 * @type {readonly { name: string, tap: string, result?: string }[]}
 */
const ACTS = [
  { name: '购物车 tab', tap: tab('购物车'), result: '.cart-line' },
  { name: 'tick a line', tap: '.cart-line >> nth=1 >> .tick' },
  { name: 'one more of a line', tap: '.cart-line >> nth=1 >> .stepper button >> nth=1' },
  { name: '首页 tab', tap: tab('首页'), result: '.home__tabs' },
  { name: '分类 tab', tap: tab('分类'), result: 'dialog[open]' },
  { name: 'close the categories', tap: 'dialog[open] [aria-label="关闭"]' },
  {
    name: 'goods of home',
    tap: '.home__tabs .goods-card:has(.tag--brand) .goods-card__name a',
    result: '.goods-page__name',
  },
  { name: '加入购物车', tap: '.goods-page__dock >> text=加入购物车', result: '.toast' },
  { name: 'back', tap: '.top-bar .icon-button', result: '.home__tabs' },
  { name: '购物车 tab again', tap: tab('购物车'), result: '.cart-line' },
];

/**
 * Makes every act once a round, in each shop in turn. Returns ms to the next paint and to the result by act, one list
 * per shop.
 * @param {{ urls: readonly string[], chromium: string, rounds: number }} what
 */
export async function tapAll({ urls, chromium, rounds }) {
  const buyers = await Promise.all(urls.map((url) => memberOf(url)));
  const found = new Map(ACTS.map(({ name }) => [name, urls.map(() => /** @type {Tapped[]} */ ([]))]));
  await inTurns({ urls, chromium, rounds }, buyers, async (page, at) => {
    await page.goto(`${urls[at]}/index`);
    await page.locator('.home__tabs .goods-card .price b').first().waitFor();
    await page.waitForTimeout(SETTLED);
    for (const act of ACTS) found.get(act.name)?.[at]?.push(await tapOnce(page, act));
  });
  return found;
}

/** @param {Page} page @param {typeof ACTS[number]} act @returns {Promise<Tapped>} */
async function tapOnce(page, { name, tap, result }) {
  const target = page.locator(tap).locator('visible=true').first();
  try {
    await target.waitFor();
    await page.evaluate(watchTap, result ?? '');
    await target.tap();
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => /** @type {any} */ (globalThis).tapped);
  } catch (error) {
    throw new Error(`${name}: there is nothing to tap.`, { cause: error });
  }
}

/**
 * Runs in the page before a tap: the time from the finger's lift to the paint of what the tap did (Event Timing, as INP
 * takes it: in steps of 8 ms, and 8 where the browser tells of none), and to the frame that shows the result.
 * @param {string} result
 */
function watchTap(result) {
  const tapped = { paint: 8, result: 0 };
  Object.assign(globalThis, { tapped });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerup' || name === 'click') tapped.paint = Math.max(tapped.paint, duration);
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
  const old = new Set(result ? document.querySelectorAll(result) : []);
  const isShown = () =>
    [...document.querySelectorAll(result)].some(
      (each) => (!old.has(each) || each.closest('.tab-bar') === null) && each.getBoundingClientRect().height > 0,
    );
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look);
        requestAnimationFrame(() => Object.assign(tapped, { result: performance.now() - timeStamp }));
      };
      if (result) requestAnimationFrame(look);
    },
    { once: true, capture: true },
  );
}

/** The lines of the carts. */
export const CARTS = [20, 50, 300];

/** @typedef {{ open: number, tick: number, cpu: number, nodes: number }} Cart */

/**
 * Opens carts of more and more lines, and ticks a line: ms to the first price, ms and CPU (ms) of a tick, nodes.
 * @param {{ urls: readonly string[], chromium: string, rounds: number }} what
 */
export async function bigCarts({ urls, chromium, rounds }) {
  const found = new Map(CARTS.map((lines) => [`${lines} lines`, urls.map(() => /** @type {Cart[]} */ ([]))]));
  const buyers = await Promise.all(urls.map((url) => memberOf(url, 1)));
  for (const lines of CARTS) {
    await Promise.all(buyers.map((buyer) => fillCart(buyer, lines)));
    await inTurns({ urls, chromium, rounds }, buyers, async (page, at, phone) => {
      await page.goto(`${urls[at]}/cart`);
      await page.locator('.cart-line__price b').first().waitFor();
      const open = await page.evaluate(() => performance.now());
      // The first prices are filled in before the page's code runs; what it does at its start is not the tick's.
      await page.locator('.is-drawn').waitFor({ state: 'detached' });
      await page.waitForTimeout(SETTLED);
      await phone.send('Performance.enable');
      const before = await cpuOf(phone);
      const { paint } = await tapOnce(page, { name: 'tick', tap: '.cart-line >> nth=1 >> .tick' });
      const cpu = (await cpuOf(phone)) - before;
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      found.get(`${lines} lines`)?.[at]?.push({ open, tick: paint, cpu, nodes });
    });
  }
  return found;
}

/** CPU of the page's main thread so far, ms. @param {import('@playwright/test').CDPSession} phone */
async function cpuOf(phone) {
  const { metrics } = await phone.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * @param {{ urls: readonly string[], chromium: string, rounds: number }} what
 * @param {readonly import('#web/e2e/support/buyer.ts').ApiBuyer[]} buyers
 * @param {(page: Page, at: number, phone: import('@playwright/test').CDPSession) => Promise<void>} act
 */
async function inTurns({ urls, chromium, rounds }, buyers, act) {
  const browser = await browsers.launch({ executablePath: chromium, args: launchArgs() });
  try {
    for (let round = 1; round <= rounds; round += 1)
      for (const [at, buyer] of buyers.entries()) {
        const context = await browser.newContext(PHONE);
        await storeLogin(context, urls[at] ?? '', buyer);
        const { page, phone } = await slowPage(context);
        await act(page, at, phone);
        await context.close();
      }
  } finally {
    await browser.close();
  }
}
