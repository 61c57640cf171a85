import type { Page } from '@playwright/test';
import type { MemberName } from './support/buyer.ts';
import { amountsIn, shownOf } from './support/given-amounts.ts';
import { addedOn, bringUp, cardOf, openGoods, openSearch, quickBuy } from './support/goods.ts';
import { closeAdverts } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { type PriceWatch, watchPrices } from './support/price-watch.ts';
import { roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Who may see prices, and what all others see (document 1 §4 and §6, document 2 §2 and §6). */

const HIDDEN = '登录认证用户后可查看采购价';
/** Only one goods has this name. */
const NAME = '盐酸二甲双胍缓释片';
const money = /¥\s?\d/;

async function expectNoPrices(page: Page): Promise<void> {
  await expect(page.locator('.price:visible:not(.price--hidden)')).toHaveCount(0);
}

/** Home, a search, a collection: all cards have the ellipsis and no buy button. */
async function walkLists(page: Page): Promise<void> {
  for (const address of ['/index', `/search?keywords=${NAME}`, '/intro?intro=promotion']) {
    await page.goto(address);
    const card = page.getByRole('main').getByRole('article').filter({ hasText: HIDDEN }).first();
    await expect(card).toBeVisible();
    await expect(card).toContainText('认证后可见库存');
    await expect(page.getByRole('button', { name: /加入购物车/ })).toHaveCount(0);
    await expectNoPrices(page);
    // A page left too early has not received all its answers.
    await page.waitForLoadState('networkidle');
  }
}

async function expectNoLeaks(watch: PriceWatch, ...calls: readonly string[]): Promise<void> {
  await watch.settled();
  for (const call of calls) expect(watch.calls).toContain(call);
  expect(watch.leaks).toEqual([]);
}

interface Gated {
  readonly who: MemberName | '';
  readonly button: string;
  readonly leads: RegExp;
}

const gated: readonly Gated[] = [
  { who: '', button: '请先登录', leads: /\/user\?path=login/ },
  { who: 'weirenzheng', button: '请先认证', leads: /\/user-yz$/ },
  { who: 'renzhengzhong', button: '请先认证', leads: /\/user-yz$/ },
  { who: 'shibai', button: '请先认证', leads: /\/user-yz$/ },
];

for (const { who, button, leads } of gated) {
  test.describe(who === '' ? 'a visitor' : `${who} @phone @proof`, () => {
    test.use({ member: who });

    test('finds no price, no stock and no way to buy, on the page and in every answer', async ({ page }) => {
      const watch = watchPrices(page);
      await walkLists(page);

      const buying = await openGoods(page, showcase('everything'));
      await expect(buying).toContainText(HIDDEN);
      await expect(buying).toContainText('认证后可见库存');
      await expect(buying.getByLabel('数量', { exact: true })).toBeDisabled();
      await expect(buying.getByRole('button', { name: '加入购物车' })).toHaveCount(0);
      await expectNoPrices(page);
      await expectNoLeaks(
        watch,
        'index.php?act=promotion',
        'search.php?act=search',
        'intro.php?act=promotion',
        'goods.php?act=info',
      );

      await buying.getByRole('button', { name: button, exact: true }).click();
      await expect(page).toHaveURL(leads);
    });

    test('sees an empty cart', async ({ page }) => {
      const watch = watchPrices(page);
      await page.goto('/cart');
      if (who === '') {
        await expect(page.getByRole('heading', { name: '登录后才能使用！' })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
        await expect(page).toHaveURL(/\/user\?path=login/);
      } else {
        await expect(page.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
      }
      await expectNoPrices(page);
      await expectNoLeaks(watch);
    });
  });
}

for (const who of ['', 'weirenzheng'] as const) {
  test.describe(`a server that leaves every field in @phone${who === '' ? '' : ' @proof'}`, () => {
    test.use({ member: who });

    test(`shows ${who || 'a visitor'} no price, no stock and no way to buy`, async ({ page, operator }) => {
      await operator.settings({ generous: true, nodl_market: false });
      await walkLists(page);
      const buying = await openGoods(page, showcase('everything'));
      await expect(buying).toContainText('认证后可见库存');
      await expect(buying.getByLabel('数量', { exact: true })).toBeDisabled();
      await expectNoPrices(page);
      await expect(page.getByRole('main')).not.toContainText(money);
    });
  });
}

for (const who of ['', 'weirenzheng'] as const) {
  test.describe('a server that leaves every field in, on every page @phone @proof', () => {
    test.use({ member: who });

    test(`shows ${who || 'a visitor'} none of the prices that it sent`, async ({ page, operator }) => {
      test.setTimeout(10 * 60_000);
      await operator.settings({ generous: true, nodl_market: false });
      await closeAdverts(page);
      const amounts = new Set<string>();
      page.on('response', (response) => {
        if (!response.url().includes('/api/')) return;
        const hear = (answer: unknown) => {
          for (const text of amountsIn(response.url(), answer)) amounts.add(text);
        };
        response.json().then(hear, () => undefined);
      });
      const open = roads.filter(({ isGate, membersOnly, isFirst }) => isFirst && !membersOnly && (who || !isGate));
      for (const road of open) {
        // A page that needs data of its member's is opened without them.
        await page.goto(await road.address(null));
        await page.waitForLoadState('networkidle');
        expect([road.name, shownOf(await page.locator('body').innerText(), amounts)]).toEqual([road.name, []]);
      }
      expect(amounts.size).toBeGreaterThan(20);
    });
  });
}

test.describe('renzhengzhong, approved while the shop is open @phone', () => {
  test.use({ member: 'renzhengzhong', fresh: true });
  test.afterEach(({ operator }) => operator.reset());

  test('sees prices once the page becomes visible again, and at the next visit', async ({ page, operator }) => {
    await openSearch(page, NAME);
    const card = cardOf(page, NAME, showcase('everything'));
    await expect(card).toContainText(HIDDEN);
    await operator.reviewLicences('renzhengzhong', 'approve');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card).toContainText(money);
    await page.goto('/user-center');
    await expect(page.getByRole('main')).toContainText('已认证');
  });
});

test.describe('renzhengzhong, while the operator decides @phone @proof', () => {
  test.use({ member: 'renzhengzhong', fresh: true });
  test.afterEach(({ operator }) => operator.reset());

  for (const how of ['front', 'reload'] as const) {
    const comeBack = (page: Page) =>
      how === 'reload'
        ? page.reload()
        : page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

    for (const address of ['/index', '/cart']) {
      test(`${address}, ${how}: an approval shows every price`, async ({ page, operator }) => {
        await page.goto(address);
        const main = page.getByRole('main');
        await expect(main).toContainText(HIDDEN);
        await operator.reviewLicences('renzhengzhong', 'approve');
        await comeBack(page);
        await expect(main).toContainText(money);
        await expect(main).not.toContainText(HIDDEN);
      });
    }

    test(`/user-center, ${how}: a rejection says so`, async ({ page, operator }) => {
      await page.goto('/user-center');
      const main = page.getByRole('main');
      await expect(main).toContainText('审核中');
      await operator.reviewLicences('renzhengzhong', 'reject', '照片模糊');
      await comeBack(page);
      await expect(main).toContainText('未通过');
      await expect(main).not.toContainText('审核中');
    });
  }
});

test.describe('fanweiwai, verified outside the scope @phone', () => {
  test.use({ member: 'fanweiwai' });

  test('sees prices on cards, and needs a qualification to buy the goods', async ({ page, self }) => {
    await openSearch(page, NAME);
    const card = cardOf(page, NAME, showcase('everything'));
    await expect(card).toContainText(money);
    const icon = card.getByRole('button', { name: /加入购物车/ });
    await bringUp(icon);
    await icon.click();
    const dialog = page.getByRole('dialog');
    const upload = dialog.getByRole('button', { name: '您不在经营范围内，请上传资质' });
    await expect(upload).toBeVisible();
    await expect(dialog).toContainText('开通该经营范围后可查看采购价');
    await expect(dialog).toContainText('开通该经营范围后可见库存');
    // Batches show the price's reason: a verified member has nothing to verify.
    await expect(dialog).toContainText('效期批次');
    await expect(dialog).not.toContainText(HIDDEN);
    await expect(dialog.getByLabel('数量', { exact: true })).toBeDisabled();
    await upload.click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/user-range\?id=\d+$/);

    const buying = await openGoods(page, showcase('everything'));
    await expect(buying.getByRole('button', { name: '您不在经营范围内，请上传资质' })).toBeVisible();
    await expect(self.add(showcase('plain'), 1)).rejects.toThrow('refused');
  });

  test('gets no price for goods outside the scope from the goods call', async ({ page }) => {
    const watch = watchPrices(page);
    const answered = page.waitForResponse(/goods\.php\?act=info/);
    await openGoods(page, showcase('everything'));
    await answered;
    await watch.settled();
    expect(watch.leaks.filter((leak) => leak.startsWith('goods.php?act=info'))).toEqual([]);
  });

  test('buys goods inside the scope', async ({ page, toasts }) => {
    const buying = await openGoods(page, showcase('points'));
    await buying.getByRole('button', { name: '加入购物车' }).click();
    await expectSaid(toasts, '已加入购物车！');
  });
});

/** Goods that no other journey buys, so that stock and sales are known. */
const EYE_DROPS = showcase('redPacket');

for (const { who, price, cash } of [
  { who: 'yaodian', price: '¥24.10', cash: false },
  { who: 'feixianjie', price: '¥24.60', cash: true },
] as const) {
  test.describe(`${who}, verified`, () => {
    test.use({ member: who });

    test(`sees price and stock on card, dialog, goods page and cart, and buys${cash ? ' @proof' : ''}`, async ({
      page,
      toasts,
    }) => {
      await openSearch(page, `YC${EYE_DROPS}`);
      const card = cardOf(page, '玻璃酸钠滴眼液', EYE_DROPS);
      await expect(card).toContainText(price);
      await expect(card).toContainText('库存 999+');
      await expect(card).toContainText('已售3700+');
      if (cash) await expect(card).toContainText('现结价 ¥24.10');
      else await expect(card).not.toContainText('现结价');

      const dialog = await quickBuy(page, card);
      const before = await addedOn(card);
      await expect(dialog).toContainText(price);
      await expect(dialog).toContainText('库存 1,450 支');
      await dialog.getByRole('button', { name: '加入购物车' }).click();
      await expectSaid(toasts, '已加入购物车！');
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => addedOn(card)).toBeGreaterThan(before);

      await page.goto('/cart');
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: '玻璃酸钠滴眼液' }).first();
      await expect(line).toContainText(price);
      await openGoods(page, EYE_DROPS);
      await expect(page.getByRole('region', { name: '购买' })).toContainText(price);
    });
  });
}

test.describe('a login that ends in another tab @phone', () => {
  test.use({ member: 'yaodian' });

  test('closes an open dialog and removes the prices from the page @proof', async ({ page, context }) => {
    await openSearch(page, '阿莫西林胶囊');
    const dialog = await quickBuy(page, cardOf(page, '阿莫西林胶囊', showcase('plain')));
    const other = await context.newPage();
    await other.goto('/index');
    await other.evaluate(() => localStorage.removeItem('yaocang_token'));
    await expect(dialog).toHaveCount(0);
    await expectNoPrices(page);
  });
});
