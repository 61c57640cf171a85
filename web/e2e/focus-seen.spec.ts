import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Stops of Tab whose middle is covered by a bar; `''` where the focus is on none. */
async function coveredStops(page: Page, most: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'end';
      const box = at.getBoundingClientRect();
      const y = box.top + box.height / 2;
      const over = document.elementFromPoint(box.left + box.width / 2, y);
      const isSeen = over !== null && (at.contains(over) || over.contains(at) || over.closest('label')?.contains(at));
      return isSeen ? '' : `${at.getAttribute('aria-label') ?? at.textContent} at ${Math.round(y)}`;
    });
    if (name === 'end') break;
    if (name) covered.push(name);
  }
  return covered;
}

test.describe('seen @phone', () => {
  test.use({ member: 'yaodian' });

  // What comes last is waited for: a part that grows above the focus pushes it down, behind whatever stands there.
  for (const [what, address, size, last] of [
    ['goods', `/goods?id=${showcase('everything')}`, { width: 375, height: 640 }, '.goods-reviews li'],
    ['the cart at 400 % zoom', '/cart', { width: 320, height: 256 }, '.cart-line'],
  ] as const)
    test(`no focus is behind a bar: ${what}`, async ({ page, own }) => {
      await own.cartId();
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate((awaited) => {
            scrollBy(0, innerHeight / 2);
            return document.querySelector(awaited) !== null;
          }, last),
        )
        .toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await coveredStops(page, 34)).toEqual([]);
    });

  test('with little height the bars scroll away', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/search?keywords=all');
    await expect(page.getByRole('main').getByRole('article').nth(3)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    const stays = await page.evaluate(
      () =>
        [...document.querySelectorAll('.top-bar, .tab-bar, .phone-filters__sort')].filter((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }).length,
    );
    expect(stays).toBe(0);
  });

  test('with forced colours a chosen tick differs from the others', async ({ page, own }) => {
    await own.cartId();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/cart');
    const tick = page.locator('.cart-line .tick__box').first();
    await expect(tick).toBeChecked();
    const look = () => tick.evaluate((box) => getComputedStyle(box).backgroundColor);
    const chosen = await look();
    await tick.uncheck();
    expect(await look()).not.toBe(chosen);
  });
});
