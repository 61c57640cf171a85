import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { STRAIGHT_WAIT } from '#web/areas/goods/add-straight.ts';
import { expectApp } from './bad-day.ts';

/** Opens a goods page. */
export async function openGoods(page: Page, goods_id: string): Promise<Locator> {
  await page.goto(`/goods?id=${goods_id}`);
  const buying = page.getByRole('region', { name: '购买' });
  await expect(buying).toBeVisible();
  await expectApp(page);
  return buying;
}

/** The card of some goods in the page's list; several goods may have the same name. */
export const cardOf = (page: Page, goods_name: string, goods_id: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: goods_name, exact: true }) })
    .filter({ has: page.locator(`a[href$="/goods?id=${goods_id}"]`) })
    .first();

/** Opens a search by address, and waits for the first goods, and for the app: the filled frame before it takes no words. */
export async function openSearch(page: Page, keywords: string): Promise<void> {
  await page.goto(`/search?keywords=${encodeURIComponent(keywords)}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectApp(page);
}

/**
 * Scrolls an element of an endless list to the middle of the viewport, and waits until the list is at rest: a moving
 * element cannot be pressed.
 */
export async function bringUp(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  });
  await expect(target).toHaveCSS('pointer-events', 'auto');
}

/**
 * Presses a card's quick-add icon and waits for the buying form. A phone adds goods that leave nothing to choose at once, unless
 * their answer is late: here it always is, and the form opens.
 */
export async function quickBuy(page: Page, card: Locator): Promise<Locator> {
  const icon = card.getByRole('button', { name: /加入购物车|^兑换/ });
  await bringUp(icon);
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, STRAIGHT_WAIT + 200));
    await route.fallback();
  };
  await page.route(INFO, late);
  await icon.click();
  await expect(page.getByRole('dialog').getByLabel('数量', { exact: true })).toBeVisible();
  await page.unroute(INFO, late);
  return page.getByRole('dialog');
}

const INFO = /goods\.php\?act=info/;

/** How many of a card's goods are in the cart, as far as this visit knows. */
export async function addedOn(card: Locator): Promise<number> {
  const field = card.getByRole('textbox');
  if ((await field.count()) > 0) return Number(await field.inputValue());
  return Number(/已加 (\d+)/.exec((await card.textContent()) ?? '')?.[1] ?? 0);
}

/** Types a quantity into a stepper and leaves the field. */
export async function typeQuantity(stepper: Locator, text: string): Promise<void> {
  await stepper.fill(text);
  await stepper.press('Enter');
}
