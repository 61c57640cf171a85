import { type BrowserContext, expect, type Page } from '@playwright/test';
import { path } from '#shared/contract/path.ts';
import { href, type RouteName } from '#web/navigation/routes.ts';
import type { MemberName } from './support/buyer.ts';
import { closeAdverts, logIn } from './support/login.ts';
import { test } from './support/shop.ts';

/**
 * Two members on one phone. What one tab shows belongs to the member that is logged in now, whichever tab logged in or
 * out: it is dropped at once and asked again, and nothing is sent for the former member.
 */

/** Members' pages that need no id. */
const PAGES = [
  'userCenter',
  'userSet',
  'order',
  'addressList',
  'topUp',
  'frequentBuys',
  'browsingHistory',
  'favourites',
  'coupons',
  'topUpLog',
  'ledger',
  'bank',
  'afterSales',
  'invoice',
  'cart',
  'groupBuy',
  'closeAccount',
] as const satisfies readonly RouteName[];
/** Each with the page that `npm test` looks at; the proof looks at all of them. */
interface Change {
  readonly name: string;
  readonly page: (typeof PAGES)[number];
  readonly from: MemberName;
  readonly to: MemberName;
  readonly make: (tab: Page, to: MemberName) => Promise<void>;
}

async function leave(tab: Page): Promise<void> {
  await tab.goto('/user-set');
  await tab.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(tab.getByText('登录后才能使用！').first()).toBeVisible();
}
async function enter(tab: Page, name: MemberName): Promise<void> {
  await tab.goto('/user?path=login');
  // The form of the app, which has taken over the drawn one.
  await expect(tab.locator('.is-drawn')).toHaveCount(0);
  await logIn(tab, name);
}

const CHANGES: readonly Change[] = [
  {
    name: 'a switch to a linked account',
    page: 'userCenter',
    from: 'liansuo',
    to: 'liansuo2',
    async make(tab, to) {
      await tab.goto('/user-set');
      await tab.getByRole('button', { name: '切换账号' }).first().click();
      await tab
        .getByRole('dialog')
        .getByRole('button', { name: `（${to}）` })
        .click();
    },
  },
  { name: 'a login over the other', page: 'addressList', from: 'yaodian', to: 'feixianjie', make: enter },
  {
    name: 'a logout and another login',
    page: 'topUp',
    from: 'yaodian',
    to: 'feixianjie',
    async make(tab, to) {
      await leave(tab);
      await enter(tab, to);
    },
  },
];

/** What the page shows, without what runs. */
const shown = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const mains = [...document.querySelectorAll('main')];
    const main = mains.find(({ offsetParent }) => offsetParent !== null);
    return (main?.innerText ?? '').replace(/\d+:\d\d(:\d\d)?/g, '时');
  });
/** Shorter than any page with its data. */
const TITLE = 20;
const isLoaded = (tab: Page) => expect.poll(async () => (await shown(tab)).length).toBeGreaterThan(TITLE);

/** Tokens and writes of what a tab sends. */
function listenTo(tab: Page) {
  const sent: { token: string; call: string }[] = [];
  tab.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.includes('/api/')) return;
    sent.push({ token: request.headers().token ?? '', call: `${pathname} ${searchParams.get('act')}` });
  });
  return sent;
}
const tokenOf = (tab: Page) =>
  tab.evaluate(() => (JSON.parse(localStorage.getItem('yaocang_token') ?? '{}') as { value?: string }).value ?? '');

async function open(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await isLoaded(tab);
  return tab;
}

for (const { name, page, from, to, make } of CHANGES)
  test(`${name} in one tab: the other one shows the new member’s pages ${process.env.PROOF ? '@proof' : '@phone'}`, async ({
    context,
    buyerOf,
  }) => {
    const looked = process.env.PROOF ? PAGES : [page];
    test.setTimeout(30_000 + looked.length * 40_000);
    const self = await buyerOf(from);
    const { data } = await self.client.send(path.getPath, {});
    const consignee = `${from}甲方`;
    const own = { consignee, phone: '13800000001', province: '浙江省', city: '杭州市', district: '滨江区' };
    if (!data.some((each) => each.consignee === consignee))
      await self.client.send(path.save, { ...own, address_id: '', address: '金丝雀路 7 号', mr: false });
    const first = await context.newPage();
    await closeAdverts(first);
    for (const route of looked) {
      await enter(first, from);
      const former = await tokenOf(first);
      const other = await open(context, href[route]({}));
      const sent = listenTo(other);
      await make(first, to);
      await expect.poll(() => tokenOf(first)).not.toBe(former);
      const before = sent.length;
      const fresh = await open(context, href[route]({}));
      await expect(async () =>
        expect(await shown(other), `${route}: as a new tab shows it`).toBe(await shown(fresh)),
      ).toPass({ timeout: 20_000 });
      expect(
        sent.slice(before).filter(({ token }) => token === former),
        `${route}: nothing is asked for the former member`,
      ).toEqual([]);
      expect(sent.length, `${route}: asked again`).toBeGreaterThan(0);
      await other.close();
      await fresh.close();
    }
  });

test('a top-up pressed on a page of the former member is sent for nobody @phone', async ({ context, buyerOf }) => {
  await buyerOf('yaodian');
  const first = await context.newPage();
  await closeAdverts(first);
  await enter(first, 'yaodian');
  const former = await tokenOf(first);
  const other = await context.newPage();
  // A frozen tab gets no event.
  await other.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await other.goto('/recharge');
  await isLoaded(other);
  await other.getByRole('textbox').first().fill('321');
  const sent = listenTo(other);
  await enter(first, 'feixianjie');
  await other.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent?.includes('下一步')) button.click();
  });
  await expect(other.getByText('321')).toHaveCount(0);
  expect(await other.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value))).not.toContain(
    '321',
  );
  expect(sent.filter(({ token, call }) => token === former || call.includes('recharge_add'))).toEqual([]);
});
