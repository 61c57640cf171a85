import type { Page } from '@playwright/test';
import { cart } from '#shared/contract/cart.ts';
import { collect } from '#shared/contract/collect.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { receivedOrder } from './support/received.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The button shows from 1000 px on. Extra space at the top brings all of a short page below it. */
const ROOM = '#main { padding-top: 1100px; padding-bottom: 700px }';

/** The controls that the button covers, after the page has come to rest; null while the button is hidden. */
const takenAt = (page: Page, y: number): Promise<string[] | null> =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const up = document.querySelector<HTMLElement>('.back-top');
    // The button decides when the page is at rest. Continue once it is shown and covers nothing.
    const controls = [...document.querySelectorAll('#main :is(a, button, input, label)')];
    const covered = () =>
      controls.flatMap((control) => {
        const { left, top: from, width, height } = control.getBoundingClientRect();
        if (width < 4 || height < 4 || !up || getComputedStyle(up).visibility === 'hidden') return [];
        return document.elementFromPoint(left + width / 2, from + height / 2)?.closest('.back-top') === up
          ? [control.getAttribute('aria-label') ?? control.textContent ?? control.className]
          : [];
      });
    const isAside = () => !up || getComputedStyle(up).visibility === 'hidden';
    for (let tries = 0; tries < 20 && (isAside() || covered().length > 0); tries++)
      await new Promise((next) => setTimeout(next, 50));
    return isAside() ? null : covered();
  }, y);

/** Scrolls the page under the button: it covers no control, and is shown at least for this share of positions. */
async function expectClear(page: Page, least: number): Promise<void> {
  await page.addStyleTag({ content: ROOM });
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const way = Array.from({ length: 16 }, (_, at) => Math.round(1010 + ((Math.min(end, 2600) - 1010) / 15) * at));
    let there = 0;
    for (const y of way) {
      const taken = await takenAt(page, y);
      expect(taken ?? [], `at ${width} px, scrolled to ${y}`).toEqual([]);
      if (taken) there += 1;
    }
    expect(there / way.length, `at ${width} px it is there`).toBeGreaterThanOrEqual(least);
  }
}

test.describe('@phone', () => {
  test.use({ member: 'yaodian' });

  test('the back-to-top button covers no checkbox, stepper or button of the cart', async ({ page, self }) => {
    for (const name of ['plain', 'middlePack', 'limitPerOrder', 'limitPerAccount']) await self.add(showcase(name), 20);
    expect((await self.client.send(cart.list, {})).data.length).toBeGreaterThan(1);
    await page.goto('/cart');
    await expect(page.getByRole('checkbox', { name: /^选择/ }).first()).toBeVisible();
    await expectClear(page, 0.7);
  });

  test('it covers no control of the frequent buys @proof', async ({ page, self, operator }) => {
    await receivedOrder(self, operator, [showcase('plain'), showcase('middlePack'), showcase('limitPerOrder')]);
    expect((await self.client.send(mybuy.list, {})).data.length).toBeGreaterThan(1);
    await page.goto('/mybuy');
    await page
      .getByRole('checkbox', { name: /^选择：/ })
      .first()
      .click();
    await expectClear(page, 0.7);
  });

  test('it covers no control of favourites and browsing history, also while editing @proof', async ({ page, self }) => {
    for (const name of ['plain', 'middlePack', 'lastPieces'])
      await self.client.send(collect.collect, { goods_id: showcase(name), lx: '1' });
    for (const [path, choose] of [
      ['/collect', '管理'],
      ['/history', '多选'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectClear(page, 0.2);
      await page.getByRole('button', { name: choose }).first().click();
      await expect(page.getByRole('checkbox', { name: /^选择：/ }).first()).toBeVisible();
      await expectClear(page, 0.2);
    }
  });

  for (const path of ['/search?keywords=all', '/intro?intro=hot', '/intro?intro=integral', '/order', '/volume'])
    test(`it covers no control of ${path} @proof`, async ({ page, self }) => {
      await self.add(showcase('plain'), 2);
      await self.order();
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('article').or(main.getByRole('listitem')).first()).toBeVisible();
      await expectClear(page, 0.2);
    });
});
