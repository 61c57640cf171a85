import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Own } from './support/own.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';
import { storeLogin } from './support/stored-login.ts';

/** Hours to 1970. */
const DECADES = -Math.round(Date.now() / 3_600_000);

/** What a page says, without its countdowns, and these in seconds. */
interface Told {
  readonly words: string;
  readonly left: readonly number[];
}

const COUNTDOWN = /(?:(\d+)\s*天\s*)?(\d+)\s*:\s*(\d\d)\s*:\s*(\d\d)/g;

async function toldBy(page: Page): Promise<Told> {
  await page.waitForLoadState('networkidle');
  // Recommendations are drawn by lot.
  const [own = ''] = (await page.locator('main').innerText()).split('猜你喜欢');
  // The visits themselves are today's steps in the history.
  const text = own.replace(/\s+/g, ' ').replace(/今天.*?昨天/, (today) => today.replace(/\d\d:\d\d/g, '时'));
  const left = [...text.matchAll(COUNTDOWN)].map(([, days, ...clock]) => {
    const [hours = 0, minutes = 0, seconds = 0] = clock.map(Number);
    return Number(days ?? 0) * 86_400 + hours * 3_600 + minutes * 60 + seconds;
  });
  return { words: text.replace(COUNTDOWN, '⏱'), left };
}

/** Sets the clock of the device this many hours off. */
const setOff = (context: BrowserContext, hours: number): Promise<unknown> =>
  context.addInitScript((ms) => {
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given: []) {
        if (given.length === 0) super(Real.now() + ms);
        else super(...given);
      }
      static override now(): number {
        return Real.now() + ms;
      }
    } as DateConstructor;
  }, hours * 3_600_000);

/** Visits the pages with each clock, and compares what they say. */
async function sameWithEach(
  { browser, self, baseURL }: { browser: Browser; self: Own['self']; baseURL: string },
  clocks: readonly number[],
  addresses: readonly string[],
): Promise<void> {
  const told = new Map<string, Told>();
  for (const hours of [0, ...clocks]) {
    const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 812 } });
    await storeLogin(context, baseURL, self);
    await setOff(context, hours);
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address);
      const now = await toldBy(page);
      const right = told.get(address) ?? now;
      told.set(address, right);
      expect(now.words, `${address}, ${hours} h off`).toBe(right.words);
      for (const [at, left] of now.left.entries()) expect(Math.abs(left - (right.left[at] ?? 0))).toBeLessThan(300);
    }
    await context.close();
  }
  expect([...told.values()].flatMap(({ left }) => left).length).toBeGreaterThan(1);
}

const promoted = () => [`/goods?id=${showcase('promotion')}`, `/goods?id=${showcase('promotionComing')}`];
const orderOf = async (own: Own) => `/order-info?order_id=${await own.orderId()}`;

test.describe('@phone', () => {
  test('a clock that is decades off shows the same prices, countdowns and days', async ({ browser, own, standIn }) => {
    const place = { browser, baseURL: standIn.url, self: own.self };
    await sameWithEach(place, [DECADES], [...promoted(), await orderOf(own), '/signin']);
  });

  test('@proof any wrong clock, on nine pages', async ({ browser, own, standIn }) => {
    test.slow();
    const place = { browser, baseURL: standIn.url, self: own.self };
    const more = ['/search?keywords=苯磺酸氨氯地平片', '/order', '/signin', '/history', '/volume', '/group_buy'];
    await sameWithEach(place, [12, -12, 48, -48, DECADES], [...promoted(), await orderOf(own), ...more]);
  });
});
