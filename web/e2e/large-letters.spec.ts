import type { Locator, Page } from '@playwright/test';
import { resetRoot } from './support/looks.ts';
import { overlapsOn } from './support/overlaps.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** What the largest text of WeChat's font menu broke. */
const LARGEST = 24;

/** The part of its icon that each badge in this place covers. */
const coveredIn = (page: Page, place: string): Promise<number[]> =>
  page.locator(`${place} .badge`).evaluateAll((badges) =>
    badges.map((badge) => {
      const [over, icon] = [badge, badge.parentElement?.querySelector('svg') as Element].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const wide = Math.min(over.right, icon.right) - Math.max(over.left, icon.left);
      const high = Math.min(over.bottom, icon.bottom) - Math.max(over.top, icon.top);
      return (Math.max(0, wide) * Math.max(0, high)) / (icon.width * icon.height);
    }),
  );

/** Opens a page at this width with the largest letters. */
async function openLarge(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await overlapsOn(page, LARGEST);
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not shown.');
  return box;
};

/** On how many lines a text stands, or its last characters. */
const linesOf = (part: Locator, last?: number): Promise<number> =>
  part.evaluate((element, characters) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { lastChild: end } = element;
    if (characters && end?.nodeValue) range.setStart(end, end.nodeValue.length - characters);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  }, last);

test.describe('@phone', () => {
  test.use({ member: 'yaodian' });

  test('the counts of the member centre and the tab bar leave their icons in sight', async ({ page, self }) => {
    await self.add(showcase('plain'), 124);
    await page.goto('/cart');
    await expect(page.locator('.tab-bar .badge')).toHaveText('99+');
    await page.route(/user\.php\?act=user_center/, async (route) => {
      const response = await route.fetch();
      const counts = { dz_num: 3, df_num: 12, ds_num: 128, evaluation_num: 8, services_num: 1 };
      await route.fulfill({ response, json: { ...(await response.json()), ...counts } });
    });
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/user-center');
      await expect(page.locator('.five').getByText('99+')).toBeVisible();
      await overlapsOn(page, LARGEST);
      const covered = [...(await coveredIn(page, '.five')), ...(await coveredIn(page, '.tab-bar'))];
      expect(covered).toHaveLength(6);
      expect(Math.max(...covered), `at ${width} px`).toBeLessThan(0.14);
      await resetRoot(page);
      await page.goto('/search?keywords=all');
      await expect(page.locator('.top-bar .badge')).toHaveText('99+');
      expect(await coveredIn(page, '.top-bar'), 'of the cart in a head').toEqual([expect.closeTo(0.11, 1)]);
    }
  });

  test('the words of the cart’s total stand on one line each', async ({ page, self }) => {
    await self.add(showcase('plain'), 200);
    await openLarge(page, '/cart', 375);
    expect(await linesOf(page.getByText('已选 1 种，不含运费'))).toBe(1);
    expect(await linesOf(page.locator('.cart-sum__due').getByText('合计'))).toBe(1);
  });

  test('a bar code of goods is not broken', async ({ page }) => {
    await openLarge(page, `/goods?id=${showcase('plain')}`, 320);
    expect(await linesOf(page.getByText(/^69\d{11}$/))).toBe(1);
  });

  test('a hint stands clear of the button below, an old price on its own line is not indented', async ({ page }) => {
    await openLarge(page, '/user?path=re-yz&lx=2&user_id=7', 375);
    const hint = await boxOf(page.getByText('连错多次会锁定一段时间'));
    expect((await boxOf(page.getByRole('button', { name: '验证', exact: true }))).y).toBeGreaterThanOrEqual(
      hint.y + hint.height + 8,
    );
    await openLarge(page, '/intro?intro=promotion', 320);
    const indents = await page.locator('.price__was').evaluateAll((all) =>
      all.flatMap((was) => {
        const [own, sum] = [was, was.parentElement as Element].map((each) => each.getBoundingClientRect());
        const isAlone =
          own && was.previousElementSibling && own.top >= was.previousElementSibling.getBoundingClientRect().bottom - 4;
        return own && sum && isAlone ? [Math.round(own.left - sum.left)] : [];
      }),
    );
    expect(indents.length).toBeGreaterThan(0);
    expect(new Set(indents)).toEqual(new Set([0]));
  });

  test('a button that has a row of its own fills it, and buttons of an address share one', async ({ page }) => {
    await openLarge(page, '/volume', 320);
    expect((await boxOf(page.getByRole('button', { name: '一键领取' }))).width).toBeGreaterThan(280);
    await openLarge(page, '/path-list', 320);
    const [edit, remove] = [page.getByRole('link', { name: /^编辑/ }), page.getByRole('button', { name: /^删除/ })];
    expect((await boxOf(remove.first())).y).toBe((await boxOf(edit.first())).y);
  });

  test('a dialog is closed at its top, beside a long head too', async ({ page }) => {
    await openLarge(page, `/search?keywords=YC${showcase('carton')}`, 375);
    await page
      .getByRole('button', { name: /^加入购物车/ })
      .first()
      .click();
    const close = page.getByRole('dialog').getByRole('button', { name: '关闭' });
    // Both at one moment: the dialog may still be rising.
    const below = await close.evaluate(
      (button) =>
        button.getBoundingClientRect().top -
        (button.closest('.dialog__head')?.getBoundingClientRect().top ?? Number.NaN),
    );
    expect(below).toBeLessThan(16);
  });

  test('the last word of a coupon’s date and of an order’s time left does not stand alone', async ({ page, self }) => {
    await openLarge(page, '/volume', 320);
    expect(await linesOf(page.getByText(/23:59\s止$/).first(), 2)).toBe(1);
    await self.add(showcase('plain'), 2);
    const { order_id } = await self.order();
    await openLarge(page, `/order-info?order_id=${order_id}`, 320);
    expect(await linesOf(page.getByText('超时自动关闭'))).toBe(1);
  });
});
