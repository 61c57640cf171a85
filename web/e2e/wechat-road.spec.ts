import type { Page } from '@playwright/test';
import { checkOut, choose, payButton, payDialog, shownOrder, submit } from './support/checkout.ts';
import { calls, inWeChat } from './support/in-wechat.ts';
import { logIn } from './support/login.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The whole road inside WeChat on both systems, from the official account's menu to the message about the order. */

const enter = (page: Page, to: string) => page.goto(`/api/wechat.php?act=entry&to=${encodeURIComponent(to)}`);

for (const system of ['ios', 'android'] as const) {
  test(`${system}: menu, silent openid, login, goods from a card, a cancelled payment sheet, then paid, the message’s link @phone${system === 'ios' ? '' : ' @proof'}`, async ({
    page,
    operator,
  }) => {
    await operator.reset();
    await inWeChat(page, system, { sheets: ['get_brand_wcpay_request:cancel', 'gate'] });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && visited.push(frame.url()));

    // The menu's link: the openid is obtained silently, the login binds it and returns.
    await enter(page, '/user-center');
    await expect(page).toHaveURL(/\/user-center$/);
    await page.getByRole('link', { name: '去登录' }).click();
    await logIn(page, 'feixianjie');
    await expect(page).toHaveURL(/\/user-center$/);
    expect((await operator.rows('members', { user_name: 'feixianjie' }))[0]?.openid).toMatch(/^o/);
    // The OAuth code stays between the servers; no page of the shop has it.
    expect(visited.filter((url) => !/\/(api|gate)\//.test(url)).join()).not.toContain('code=');

    // Goods from a share card, with the parameters that WeChat adds.
    const card = `/goods?id=${showcase('plain')}&from=singlemessage&isappinstalled=0`;
    await page.goto(card);
    const buy = page.getByRole('region', { name: '购买' });
    await buy.getByLabel('数量', { exact: true }).fill('20');
    await buy.getByRole('button', { name: '加入购物车' }).click();
    await page
      .getByRole('link', { name: /购物车/ })
      .filter({ visible: true })
      .first()
      .click();
    await checkOut(page);

    const asked = page.waitForRequest(/act=zx_pay/);
    const dialog = await submit(page);
    await choose(dialog, '微信支付');
    await payButton(dialog).click();
    // The page that the buyer is on; the address of entry is for signatures alone (document 2 §7).
    const path = new URL((await asked).url()).searchParams.get('path') ?? '';
    expect(new URL(path).pathname).toBe(new URL(page.url()).pathname);

    await expect.poll(async () => (await calls(page, 'getBrandWCPayRequest')).length).toBe(1);
    await expect(payDialog(page).getByText('支付未完成，请核对！')).toBeVisible();
    await expect(payDialog(page).getByRole('button', { name: '换支付方式' })).toBeVisible();
    await payDialog(page).getByRole('button', { name: '重新打开', exact: true }).click();
    await expect(payDialog(page).getByText('支付成功！')).toBeVisible();
    await payDialog(page).getByRole('button', { name: '完成' }).click();
    await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
    const { order_id } = await shownOrder(page);

    await enter(page, `/order-info?order_id=${order_id}`);
    await expect(page).toHaveURL(new RegExp(`/order-info\\?order_id=${order_id}$`));
    await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待发货');
  });
}

test.describe('messages @phone', () => {
  test.use({ member: 'yaodian' });

  test('each leads to its page, also by way of the login', async ({ page, self, operator }) => {
    await inWeChat(page, 'ios');
    await self.add(showcase('plain'), 20);
    const { order_id } = await self.order();
    for (const [to, words] of [
      [`/order-info?order_id=${order_id}`, '待付款'],
      ['/user-yz', '认证'],
      ['/recharge_log', '充值'],
    ] as const) {
      await enter(page, to);
      await expect(page).toHaveURL((url) => url.pathname + url.search === to);
      await expect(page.getByRole('main')).toContainText(words);
    }
    await page.evaluate(() => localStorage.clear());
    await enter(page, `/order-info?order_id=${order_id}`);
    await page.getByRole('link', { name: '去登录' }).click();
    await logIn(page, 'yaodian');
    await expect(page).toHaveURL(new RegExp(`/order-info\\?order_id=${order_id}$`));
    await expect(page.getByRole('region', { name: '订单状态' })).toContainText('待付款');
    expect((await operator.rows('members', { user_name: 'yaodian' }))[0]?.openid).toMatch(/^o/);
  });
});

test.describe('the frame of a phone @phone', () => {
  test.use({ member: 'yaodian' });

  test('the page scrolls back once the keyboard has closed, and not while another field is focused', async ({
    page,
  }) => {
    await inWeChat(page, 'ios');
    await page.goto('/user-set');
    await page.waitForFunction(() => (window.wechatCalls ?? []).some(({ name }) => name === 'hideMenuItems'));
    await page.evaluate(() => {
      const put = window.scrollTo.bind(window);
      Object.assign(window, { righted: 0 });
      window.scrollTo = ((...to: [number, number]) => {
        (window as unknown as { righted: number }).righted += 1;
        put(...to);
      }) as typeof window.scrollTo;
      for (const id of ['one', 'two']) document.body.append(Object.assign(document.createElement('input'), { id }));
    });
    const righted = () => page.evaluate(() => (window as unknown as { righted: number }).righted);
    await page.locator('#one').focus();
    await page.locator('#two').focus();
    await page.waitForTimeout(300);
    expect(await righted()).toBe(0);
    await page.locator('#two').blur();
    await expect.poll(righted).toBe(1);
  });

  test('WeChat’s font menu from 80 % to 160 % causes no sideways scroll @proof', async ({ page, self }) => {
    await self.add(showcase('plain'), 20);
    await self.order();
    await self.add(showcase('plain'), 20);
    for (const address of ['/index', `/goods?id=${showcase('plain')}`, '/cart', '/order', '/user-center']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(/\d/);
      for (const percent of [80, 160]) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${percent} %`).toBe(375);
      }
    }
  });

  test('a page restored from the back/forward cache fetches what may be stale', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText('购物车');
    await expect(page.locator('#root .skip'), 'the app, not the first picture').toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const fetched = page.waitForRequest(/cart\.php\?act=list/);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await fetched;
  });
});
