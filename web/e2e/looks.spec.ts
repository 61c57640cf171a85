import type { Locator, Page } from '@playwright/test';
import { cart } from '#shared/contract/cart.ts';
import { axeFindsIn } from './support/axe.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { choose, payButton, payByBalance, paying } from './support/checkout.ts';
import { cardOf, openSearch, quickBuy, showcase } from './support/goods.ts';
import { roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';

/** What holds on every route for everybody: readable, nothing sideways, nothing that jumps. */

const NAMES = roads({ cart_id: '', order_id: '' }).map(({ name }) => name);

interface Shift {
  readonly value: number;
  /** What moved, and from which top to which. */
  readonly moved: readonly string[];
}

/** Notes the layout shifts from now on, without those that an input caused. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shop = window as { shifts?: Shift[] };
    const shifts: Shift[] = [];
    shop.shifts = shifts;
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const told = ({ node, previousRect, currentRect }: Entry['sources'][number]): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()}.${element?.className} ${previousRect.y} → ${currentRect.y}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(told) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shifts?: Shift[] }).shifts ?? []);
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function prepare(known: ApiBuyer | null) {
  if (!known) return roads({ cart_id: '1', order_id: '1' });
  await known.add(showcase('plain'), 2);
  const { order_id } = await known.order();
  await known.add(showcase('plain'), 2);
  await known.add(showcase('middlePack'), 20);
  const { allCheckedList } = await known.client.send(cart.list, {});
  return roads({ cart_id: allCheckedList.join(','), order_id });
}

for (const who of ['', 'yaodian'] as const) {
  test.describe(who === '' ? 'a visitor' : 'a member', () => {
    test.use({ member: who });

    for (const name of NAMES) {
      test(`${name}: axe, sideways scroll and shifts`, async ({ page, known, isMobile }) => {
        const road = (await prepare(known)).find((each) => each.name === name);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // The popup over home is looked at by itself.
        await page.route(/\/api\/index\.php\?act=home/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), ad7: [] } });
        });
        const shifts = await watchShifts(page);
        await page.goto(road?.address ?? '');
        const there = who === '' ? (road?.visitor ?? road?.member) : road?.member;
        await expect(
          page
            .getByText(there ?? '')
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await page.waitForLoadState('networkidle');
        const moved = await shifts();
        const sum = moved.reduce((all, { value }) => all + value, 0);
        expect.soft(sum, `layout shifts ${JSON.stringify(moved, null, 1)}`).toBeLessThan(0.02);

        for (const colorScheme of ['light', 'dark'] as const) {
          expect.soft(await axeFindsIn(page, colorScheme), colorScheme).toEqual([]);
        }
        const sizes = isMobile
          ? [
              [320, 16],
              [375, 24],
              [320, 24],
            ]
          : [
              [1024, 16],
              [1280, 24],
            ];
        for (const [width = 0, root = 0] of sizes) {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), root);
          expect.soft(await sideways(page), `sideways at ${width} px, root ${root} px`).toBe(0);
        }
      });
    }
  });
}

/** Dialogs in the order of a purchase, each as it opens. */
test.describe('dialogs', () => {
  test.use({ member: 'yaodian' });

  async function expectFine(page: Page, dialog: Locator, isMobile: boolean): Promise<void> {
    await expect(dialog).toBeVisible();
    const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
    for (const colorScheme of ['light', 'dark'] as const) {
      expect.soft(await axeFindsIn(page, colorScheme), `${name}, ${colorScheme}`).toEqual([]);
    }
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (isMobile) await page.setViewportSize({ width: 320, height });
    for (const root of [16, 24]) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), root);
      const inside = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(inside, `${name}: sideways at root ${root} px`).toBe(0);
      expect.soft(await sideways(page), `${name}: page sideways at root ${root} px`).toBe(0);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width, height });
  }

  test('of a purchase: axe and sideways scroll', async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    await openSearch(page, '盐酸二甲双胍缓释片');
    await quickBuy(page, cardOf(page, '盐酸二甲双胍缓释片', showcase('everything')));
    await expectFine(page, dialog, isMobile);
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto('/cart');
    await page.getByRole('button', { name: '去结算' }).click();
    await expectFine(page, page.getByRole('dialog', { name: '运费提示' }), isMobile);
    await page.getByRole('button', { name: '继续提交' }).click();
    await page.getByRole('button', { name: '提交订单' }).click();

    const pay = await paying(page);
    await expectFine(page, pay, isMobile);
    await choose(pay, '微信支付');
    await payButton(pay).click();
    await expect(pay.getByRole('img', { name: '付款二维码' })).toBeVisible();
    await expectFine(page, pay, isMobile);
    await pay.getByRole('button', { name: '换支付方式' }).click();
    await payByBalance(await paying(page));
    await expect(pay.getByText('支付成功！')).toBeVisible();
    await expectFine(page, pay, isMobile);
  });

  test('of categories and of the advert: axe and sideways scroll', async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/index');
    const popup = page.getByRole('dialog').filter({ hasText: '秒后自动关闭' });
    await expect(popup).toBeVisible();
    await page.clock.install();
    await expectFine(page, popup, isMobile);
    await popup.getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: '分类' }).filter({ visible: true }).first().click();
    await expectFine(page, page.getByRole('dialog'), isMobile);
  });
});
