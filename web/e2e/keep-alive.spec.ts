import type { Page } from '@playwright/test';
import { bringUp, openSearch, quickBuy } from './support/goods.ts';
import { apiCalls } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Keep-alive: state and scroll position are restored when the buyer returns (document 1 §2). */

interface Seen {
  readonly address: string;
  readonly top: number;
  readonly scroll: number;
}

/** The first goods in sight below anything sticky, and its position; null while a list still draws the rows of this place. */
const firstSeen = (page: Page): Promise<Seen | null> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main article h3 a')) {
      const { top, height } = link.getBoundingClientRect();
      if (height > 0 && top > 200 && top < innerHeight)
        return { address: link.getAttribute('href') ?? '', top, scroll: scrollY };
    }
    return null;
  });

/** Scrolls until this many goods have loaded. */
async function scrollPast(page: Page, goods: number): Promise<void> {
  let loaded = 0;
  page.on('response', async (response) => {
    if (!response.url().includes('/api/search.php?act=search')) return;
    const answer = (await response.json().catch(() => ({ data: [] }))) as { data: unknown[] };
    loaded += answer.data.length;
  });
  await page.goto('/search?keywords=all');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(loaded).toBeGreaterThan(goods);
  }).toPass({ intervals: [50] });
}

test.describe('a long list', () => {
  test.use({ member: 'yaodian' });

  test('keeps its scroll position after a visit to a goods page, without a request', async ({ page }) => {
    await page.clock.install();
    await scrollPast(page, 200);
    // A position in the middle of the list, not at the edge of a result page.
    await page.evaluate(() => scrollBy(0, -3333));
    await expect.poll(() => firstSeen(page)).not.toBeNull();
    const chosen = await firstSeen(page);
    const link = page.locator(`main article h3 a[href="${chosen?.address}"]`).first();
    await bringUp(link);
    const before = await firstSeen(page);
    expect(before?.scroll).toBeGreaterThan(5000);
    await link.click();
    await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
    await expect(page.getByRole('region', { name: '猜你喜欢' }).getByRole('article').first()).toBeAttached();

    const calls = apiCalls(page);
    await page.goBack();
    await expect.poll(async () => (await firstSeen(page))?.address).toBe(before?.address);
    // A newly opened page would make its requests within the documented delays.
    await page.clock.runFor(2000);
    const after = await firstSeen(page);
    expect(after?.address).toBe(before?.address);
    expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(2);
    expect(calls).toEqual([]);
  });

  test('the cart is flagged for reload when something was added to it @proof', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
    await page.getByRole('link', { name: '去逛逛' }).click();
    await expect(page).toHaveURL(/\/search\?keywords=all/);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /加入购物车/ }) })
      .first();
    const name = await card.getByRole('heading').innerText();
    const dialog = await quickBuy(page, card);
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    const question = page.getByRole('dialog').getByRole('button', { name: '确定' });
    await expect(dialog.or(question).first()).toBeVisible();
    if (await question.isVisible()) await question.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goBack();
    await expect(page.getByRole('region', { name: '商品', exact: true }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('region', { name: '商品', exact: true })).toContainText(name);
  });

  test('an unchanged cart is not reloaded as a new page @proof', async ({ page, self }) => {
    await self.add(showcase('plain'), 2);
    await page.goto('/cart');
    const tick = page.getByRole('checkbox', { name: '选择阿莫西林胶囊' });
    await tick.uncheck();
    await page.getByRole('link', { name: '阿莫西林胶囊', exact: true }).first().click();
    await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
    await page.goBack();
    // A new cart page would tick everything that can be ordered.
    await expect(tick).not.toBeChecked();
  });

  test('filters and keywords of a search are restored', async ({ page, isMobile }) => {
    await openSearch(page, '阿莫西林');
    const chip = page.getByRole('button', { name: '医保', exact: true });
    const tick = page.getByRole('checkbox', { name: '医保', exact: true });
    await chip.or(tick).first().click();
    const isOn = async () => {
      if (isMobile) await expect(chip).toHaveAttribute('aria-pressed', 'true');
      else await expect(tick).toBeChecked();
    };
    await isOn();
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
    await page.goBack();
    await isOn();
    await expect(page.getByLabel('搜索商品').and(page.locator(':visible'))).toHaveValue('阿莫西林');
  });

  test('after a second search, back restores the first; the tabs of the collections too @phone', async ({ page }) => {
    await openSearch(page, '阿莫西林');
    const covered = page.getByRole('button', { name: '医保', exact: true });
    await covered.click();
    await expect(covered).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const box = page.getByLabel('搜索商品').and(page.locator(':visible'));
    await box.fill('感冒');
    await box.press('Enter');
    await expect(page).toHaveURL(/keywords=%E6%84%9F%E5%86%92/);
    await expect(covered).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    const calls = apiCalls(page);
    await page.goBack();
    await expect(covered).toHaveAttribute('aria-pressed', 'true');
    await expect(box).toHaveValue('阿莫西林');
    expect(calls.filter((call) => call.startsWith('search.php?act=search'))).toEqual([]);

    await page.goto('/intro?intro=hot');
    await covered.click();
    await page.getByRole('link', { name: '新品上架', exact: true }).click();
    await expect(page).toHaveURL(/intro=new/);
    await expect(covered).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('link', { name: '热销商品', exact: true }).click();
    await expect(covered).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the order list', () => {
  test.use({ member: 'yaodian' });

  test('keeps the open tab in the address, and opens the tab of the address @proof', async ({ page, self }) => {
    await self.add(showcase('plain'), 2);
    await self.order();
    await page.goto('/order?lx=3');
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await expect(tab(/待收货/)).toHaveAttribute('aria-selected', 'true');
    const asked = page.waitForRequest(/order\.php\?act=order_list.*lx=1/);
    await tab(/待付款/).click();
    await asked;
    await expect(page).toHaveURL(/\/order\?lx=1$/);
    await expect(tab(/待付款/)).toHaveAttribute('aria-selected', 'true');
    await page
      .getByRole('link', { name: /查看订单/ })
      .first()
      .click();
    await expect(page.getByText('下单时间')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/order\?lx=1$/);
    await expect(tab(/待付款/)).toHaveAttribute('aria-selected', 'true');
    await tab(/全部/).click();
    await expect(page).toHaveURL(/\/order$/);
  });
});

test('text typed into the login form survives a visit to another page @proof', async ({ page }) => {
  await page.goto('/user?path=login');
  await page.getByLabel('用户名').fill('yaodian');
  await page.getByLabel('密码', { exact: true }).fill('geheim1');
  await page.evaluate(() => history.pushState(null, '', '/index'));
  await expect(page.getByLabel('用户名')).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('用户名')).toHaveValue('yaodian');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('geheim1');
});
