import type { Page } from '@playwright/test';
import { closeAdverts } from './support/login.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A company's policy on top of ours that forbids inline styles; then also without the file that takes their place. */

const KINDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/index': (page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible(),
  '/search?keywords=all': (page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible(),
  [`/goods?id=${showcase('plain')}`]: (page) =>
    expect(page.getByRole('button', { name: /加入购物车|登录/ }).first()).toBeVisible(),
  '/user?path=login': (page) => expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible(),
};

/** Browsers apply each policy of an answer. */
async function forbidStyles(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const own = answer.headers()['content-security-policy'];
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': `${own}, style-src 'self'` },
    });
  });
}

/** Buttons, links and fields on the screen that a tap is meant for, and whose middle a picture of something else covers. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input')].flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (getComputedStyle(each).pointerEvents === 'none') return [];
      if (width === 0 || height === 0 || top < 0 || top > innerHeight || left < 0 || left > innerWidth) return [];
      const hit = document.elementFromPoint(left, top);
      return hit?.tagName === 'IMG' && !each.contains(hit) ? [`${each.textContent || each.ariaLabel}`] : [];
    }),
  );

for (const [path, works] of Object.entries(KINDS)) {
  const tag = path === '/index' || path.startsWith('/user') ? ' @proof' : '';
  test(`${path} looks as it should where a policy on top forbids inline styles${tag}`, async ({ page }) => {
    await closeAdverts(page);
    const seen = () =>
      page.evaluate(() => {
        const { fontSize, backgroundColor } = getComputedStyle(document.body);
        const main = document.querySelector('main')?.getBoundingClientRect();
        return [fontSize, backgroundColor, main?.width, main?.left];
      });
    await page.goto(path);
    await works(page);
    const usual = await seen();
    await forbidStyles(page);
    await page.reload();
    await works(page);
    expect(await page.evaluate(() => document.querySelector<HTMLStyleElement>('head > style')?.sheet)).toBeNull();
    await expect.poll(seen).toEqual(usual);
    expect(await covered(page)).toEqual([]);
  });

  test(`${path} works where its styles do not come at all @phone${tag}`, async ({ page }) => {
    await closeAdverts(page);
    await forbidStyles(page);
    await page.route(/\/assets\/app-[^/]+\.css/, (route) => route.abort('connectionreset'));
    await page.goto(path);
    await works(page);
    expect(await covered(page)).toEqual([]);
  });
}
