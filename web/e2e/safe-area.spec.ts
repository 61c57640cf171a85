import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A phone with a notch: controls keep clear of its edges, in portrait and landscape. */

const HOME_BAR = 34;
const NOTCH = 47;

const insets = async (page: Page, sides: Readonly<Record<'bottom' | 'left' | 'right', number>>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...sides, top: 0 } });
};

/** Fixed or sticky controls that reach into the edges. */
const pressedAtTheEdge = (page: Page, sides: Readonly<Record<'bottom' | 'left' | 'right', number>>) =>
  page.evaluate(({ bottom, left, right }) => {
    const found: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('a, button, input')) {
      const fixed = (at: Element | null): boolean =>
        at !== null && (/fixed|sticky/.test(getComputedStyle(at).position) || fixed(at.parentElement));
      const box = each.getBoundingClientRect();
      const shown = box.width > 1 && box.bottom > 0 && box.top < innerHeight && each.checkVisibility();
      if (!shown || !fixed(each)) continue;
      const over = box.bottom > innerHeight - bottom || box.left < left || box.right > innerWidth - right;
      if (over) found.push(`${each.className} ${each.textContent?.slice(0, 12)} ${JSON.stringify(box)}`);
    }
    return found;
  }, sides);

test.describe('a phone with a notch @phone', () => {
  test.use({ member: 'yaodian' });

  test('no button of a bar is in the unsafe area @proof', async ({ page, self }) => {
    await self.add(showcase('plain'), 20);
    const { order_id } = await self.order();
    await self.add(showcase('plain'), 20);
    const pages = [
      '/index',
      '/cart',
      `/goods?id=${showcase('plain')}`,
      `/order-info?order_id=${order_id}`,
      '/recharge',
    ];
    for (const [size, sides] of [
      [
        { width: 375, height: 812 },
        { bottom: HOME_BAR, left: 0, right: 0 },
      ],
      [
        { width: 812, height: 375 },
        { bottom: 21, left: NOTCH, right: NOTCH },
      ],
    ] as const) {
      await page.setViewportSize(size);
      await insets(page, sides);
      for (const address of pages) {
        await page.goto(address);
        await expect(page.getByRole('main')).toContainText(/¥/);
        expect(await pressedAtTheEdge(page, sides), `${address} at ${size.width}`).toEqual([]);
      }
    }
  });
});
