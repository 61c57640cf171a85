import type { Page } from '@playwright/test';
import { showcase } from './support/goods.ts';
import { expect, test } from './support/shop.ts';

/** What stands on the screen before any script has come: the page's own picture, and nothing of another page. */

const ADDRESSES: readonly (readonly [address: string, own: string, tag?: string])[] = [
  ['/index', '登录后查看采购价与库存'],
  ['/search?keywords=all', '仅看有货'],
  ['/user?path=register', '填资料'],
  ['/order', '登录后可查看订单'],
  ['/user?path=login', '忘记密码', '@proof'],
  [`/goods?id=${showcase('plain')}`, '商品详情', '@proof'],
  ['/cart', '登录后可查看购物车里的商品', '@proof'],
  ['/article?id=5', '新闻资讯', '@proof'],
];

/** What stands on the screen, each thing with its words and its place. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root main, #root main *, #root .tab-bar *, #root .top-bar *, #root .crown *')]
      .filter((each) => !each.closest('style'))
      .flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const seen = width > 0 && height > 0 && y < innerHeight;
        const words = [...each.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : []));
        return seen ? `${each.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${words.join('')}` : [];
      }),
  );

const never = () => undefined;
const SCRIPTS = '**/assets/*.js';
const app = (page: Page) => page.locator('#root .skip');

for (const [address, own, tag = ''] of ADDRESSES) {
  test(`before any script has come, ${address} stands as it will while its data are on their way @phone ${tag}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(SCRIPTS, never);
    await page.route('**/api/**', never);
    await page.goto(address, { waitUntil: 'commit' });
    const words = page.getByText(own).filter({ visible: true }).first();
    await expect(words).toBeVisible();
    const first = await standing(page);
    await page.unroute(SCRIPTS);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(app(page)).toHaveCount(1);
    await expect(words).toBeVisible();
    expect(await standing(page)).toEqual(first);
  });
}

test('home stands only at home, and a page that does not exist is nobody’s @phone', async ({ page }) => {
  await page.route(SCRIPTS, never);
  const crown = page.getByRole('heading', { name: '药仓 医药器械批发' });
  await page.goto('/nowhere', { waitUntil: 'commit' });
  await expect(page.getByRole('main', { name: '加载中' })).toBeVisible();
  await expect(crown).toHaveCount(0);
  await page.goto('/index', { waitUntil: 'commit' });
  await expect(crown).toHaveCount(1);
  await expect(page.getByRole('main', { name: '加载中' })).toHaveCount(0);
});

test('what is written into a form before the app has come would be lost: its fields take nothing till then @phone', async ({
  page,
}) => {
  await page.route(SCRIPTS, never);
  await page.goto('/quick-order', { waitUntil: 'commit' });
  const list = page.getByLabel('每行一种');
  await expect(list).toBeVisible();
  await expect(list).not.toBeEditable();
});
