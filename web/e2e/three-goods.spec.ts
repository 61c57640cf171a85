import type { Locator, Page } from '@playwright/test';
import { STRAIGHT_WAIT } from '#web/areas/goods/add-straight.ts';
import { payDialog } from './support/checkout.ts';
import { DESK } from './support/desk.ts';
import { bringUp, cardOf } from './support/goods.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/**
 * A buyer in a hurry: three known goods, from opening the shop to the placed order, with the number of taps or keys.
 * None of them needs a choice; the pills have a middle pack of 10.
 */
const KNOWN = [
  { name: '阿莫西林胶囊', goods_id: showcase('plain'), multiple: 1 },
  { name: '六味地黄丸（浓缩丸）', goods_id: showcase('middlePack'), multiple: 10 },
  { name: '甘精胰岛素注射液', goods_id: showcase('coldChain'), multiple: 1 },
] as const;

test.use({ member: 'yaodian', fresh: true });

/** Home, with its daily advert closed. */
async function openShop(page: Page): Promise<void> {
  await page.goto('/index');
  const advert = page.getByRole('dialog').filter({ hasText: '秒后自动关闭' });
  await expect(advert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(advert).toHaveCount(0);
}

/** Checks the quantities in the cart by goods. */
const expectInCart = async (page: Page): Promise<void> => {
  for (const { goods_id, multiple } of KNOWN) {
    const line = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/goods?id=${goods_id}"]`) });
    await expect(line.getByRole('textbox')).toHaveValue(String(multiple));
  }
};

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((now) => now === document.activeElement);

/** Presses Tab until the element has the focus; returns the number of presses. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let tabs = 1; tabs <= 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return tabs;
  }
  throw new Error('Not within 60 tab stops.');
}

test.describe('on a desktop @phone @proof', () => {
  test.use(DESK);

  test('the keyboard buys three known goods: the slash searches, and the cart takes few presses of Tab', async ({
    page,
  }) => {
    await openShop(page);
    for (const { name, goods_id } of KNOWN) {
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const add = cardOf(page, name, goods_id).getByRole('button', { name: /^加入购物车/ });
      // Reaching the list is not counted here.
      await add.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByRole('button', { name: '加入购物车' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
    }
    // The + of what was added has the focus of the button whose place it took; before the code of the list's window had come,
    // the list took it.
    await expect(page.getByRole('article').getByRole('button', { name: /^增加/ }).first()).toBeFocused();

    await page.keyboard.press('/');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /购物车/ }));
    await page.keyboard.press('Enter');
    await expectInCart(page);
    const checkout = page.getByRole('button', { name: '去结算' });
    let tabs = await tabTo(page, checkout);
    await page.keyboard.press('Enter');
    tabs += await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '继续提交' }));
    expect(tabs, 'presses of Tab in the cart').toBeLessThanOrEqual(15);
    await page.keyboard.press('Enter');
    const submit = page.getByRole('button', { name: '提交订单' });
    await expect(submit).toBeEnabled();
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(payDialog(page)).toBeVisible();
  });
});

declare global {
  interface Window {
    taps: number;
  }
}

/** Counts taps, and presses of the keyboard's search key. */
async function countTaps(page: Page): Promise<void> {
  await page.addInitScript((wait) => {
    // A slow machine is not the subject: there the form opens, so that the buyer sees what is loading.
    const later = window.setTimeout;
    window.setTimeout = ((act: () => void, ms?: number) => later(act, ms === wait ? 60_000 : ms)) as typeof later;
    window.taps = 0;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) window.taps += 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', (event) => event.key === 'Enter' && count(event), true);
  }, STRAIGHT_WAIT);
}

test.describe('on a phone @phone', () => {
  test('seven taps order three usual goods', async ({ page, self }) => {
    for (const { goods_id, multiple } of KNOWN) await self.add(goods_id, multiple);
    await self.order();
    await self.add(showcase('promotion'), 300);
    await countTaps(page);
    await openShop(page);
    await page.getByRole('link', { name: '常购商品' }).filter({ visible: true }).first().tap();
    for (const { name } of KNOWN) {
      const row = page.locator('.member-goods').getByRole('article').filter({ hasText: name });
      await row.locator('label').tap();
    }
    await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).tap();
    await page.getByRole('link', { name: '去结算' }).tap();
    const submit = page.getByRole('button', { name: '提交订单' });
    await expect(submit).toBeEnabled();
    // The way back is the cart, which goes on once.
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    await expectInCart(page);
    await page.goForward();
    await submit.tap();
    await expect(payDialog(page)).toBeVisible();
    expect(await page.evaluate(() => window.taps)).toBe(7);
  });

  test('a dozen taps buy three known goods: goods that leave nothing to choose are added by their first', async ({
    page,
    self,
    toasts,
  }) => {
    // Goods added before give free shipping; without them the prompt would take one tap more.
    await self.add(showcase('promotion'), 300);
    await countTaps(page);
    await openShop(page);
    for (const { name, goods_id, multiple } of KNOWN) {
      await page.getByRole('search').getByLabel('搜索商品').filter({ visible: true }).tap();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const card = cardOf(page, name, goods_id);
      await bringUp(card.getByRole('button'));
      await card.getByRole('button', { name: /^加入购物车/ }).tap();
      await expect(card.getByRole('textbox')).toHaveValue(String(multiple));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect((await toasts()).filter((words) => words === '已加入购物车！')).toHaveLength(KNOWN.length);

    await page
      .getByRole('link', { name: /^购物车/ })
      .filter({ visible: true })
      .first()
      .tap();
    await expectInCart(page);
    await page.getByRole('button', { name: '去结算' }).tap();
    await page.getByRole('button', { name: '提交订单' }).tap();
    await expect(payDialog(page)).toBeVisible();
    expect(await page.evaluate(() => window.taps)).toBeLessThanOrEqual(12);
  });
});
