import { expect, type Page } from '@playwright/test';
import { encodePassword } from '#shared/rules/login/password.ts';
import { href } from '#web/navigation/routes.ts';
import { expectApp } from './support/bad-day.ts';
import { type MemberName, PASSWORD } from './support/buyer.ts';
import { actOnList, listMenu } from './support/list-acts.ts';
import { closeAdverts, logIn } from './support/login.ts';
import type { Operator } from './support/operator.ts';
import type { Own } from './support/own.ts';
import { roads, type Road as Visit } from './support/routes.ts';
import { test } from './support/shop.ts';

/**
 * What one member types on a phone, the next one never finds. A canary goes into every field that a page or one of its
 * forms lets a member type into. Then another member comes, by each road, and looks at every page and at all storage.
 */

const WORDS = '金丝雀';
const DIGITS = '98761';
/** Words, digits, and a password as it is sent. */
const CANARY = new RegExp(`${WORDS}|${DIGITS}|${encodePassword(DIGITS)}`);
const SECURITY_ANSWER = '2016';
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=button]), textarea';

/** Opens the page's forms, in order; each is then filled in. */
const FORMS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  invoice: [/ 申请开票$/],
  userSet: ['意见反馈'],
  orderInfo: ['付款'],
  'quickOrder an order again': ['存为清单'],
};

async function fill(page: Page): Promise<void> {
  for (const field of await page.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    // Quantities belong to the cart, which is the server's.
    if ((await field.getAttribute('role')) === 'spinbutton') continue;
    const mode = `${await field.getAttribute('type')} ${await field.getAttribute('inputmode')}`;
    const text = /tel|number|numeric|decimal|password/.test(mode) ? DIGITS : WORDS;
    await field.fill(text, { timeout: 2_000 }).catch(() => undefined);
  }
}

/** Pages with something to type into, for each way of `npm test`; the proof walks all on every way. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'a logout': ['address', 'quickOrder', 'userSet', 'afterSalesInfo form'],
  'a login in another tab': ['invoice', 'topUp', 'buy', 'search'],
};
const pagesOf = (way: string): Visit[] =>
  roads.filter(({ name, as }) => (process.env.PROOF ? as === 'yaodian' : TYPED[way]?.includes(name)));
/** Pages of a member who is not verified, who has neither cart nor orders. */
const UNVERIFIED = ['verification not handed in', 'closeAccount', 'address', 'userSet', 'search'];

/** Goes within the app, so that what a module remembers is there. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await page.waitForTimeout(300);
}

/** Goes to the page and waits for its data. */
async function visit(page: Page, { member }: Visit, address: string): Promise<void> {
  await goTo(page, address);
  const main = page.locator('main').filter({ visible: true }).first();
  // Some row may have nothing of it for this member.
  await expect(main)
    .toContainText(member, { timeout: 5_000 })
    .catch(() => undefined);
}

async function writeForm(page: Page, name: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  if (await listMenu(page).isVisible()) await listMenu(page).click();
  const opener = main.getByRole('button', { name }).or(main.getByRole('menuitem', { name })).first();
  if (!(await opener.isVisible())) return;
  await opener.click();
  await expect(page.getByRole('dialog').locator(FIELDS).first()).toBeVisible();
  await fill(page);
  await page.keyboard.press('Escape');
}

/** `register_t` begins with the invite code. */
const REGISTRATION = '/user?path=register';

/** Fills in these pages; returns their addresses. */
async function write(page: Page, own: Own, walked: readonly Visit[]): Promise<string[]> {
  const visited: string[] = [];
  for (const road of walked) {
    const address = await road.address(own);
    visited.push(address);
    await visit(page, road, address);
    await fill(page);
    for (const name of FORMS[road.name] ?? []) await writeForm(page, name);
  }
  return visited.filter((address) => !address.includes('keywords='));
}

/** A search, and a list of goods that is saved. */
async function writeLists(page: Page): Promise<void> {
  await goTo(page, href.search({ keywords: WORDS }));
  const search = page.getByRole('combobox').first();
  await search.fill(WORDS);
  await search.press('Enter');
  await page.goto(href.quickOrder());
  // What is typed into the frame before would not be in the app.
  await expectApp(page);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeEditable();
  await fill(page);
  await page.getByRole('button', { name: /^查找商品/ }).click();
  await actOnList(page, '存为清单');
  await page.getByRole('dialog').getByLabel('清单名字').fill(WORDS);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
}

/** What only the proof fills in: a registration, a review, and the secrets that follow a security answer. */
async function writeMore(page: Page, own: Own): Promise<string[]> {
  await goTo(page, REGISTRATION);
  await expect(page.getByLabel('药店简称')).toBeVisible();
  await fill(page);
  const received = href.orderInfo({ order_id: await own.receivedId('to review') });
  await goTo(page, received);
  await expect(page.getByRole('main').getByRole('button', { name: '评价' }).first()).toBeVisible();
  await writeForm(page, '评价');
  const secret = href.ownerCheck({ lx: '3' });
  await goTo(page, secret);
  await page.getByLabel('答案').fill(SECURITY_ANSWER);
  await page.getByRole('button', { name: '验证', exact: true }).click();
  await expect(page.getByRole('dialog').locator(FIELDS).first()).toBeVisible();
  await fill(page);
  return [REGISTRATION, received, secret];
}

/** All that the browser keeps for the shop. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      window.name,
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  );
/** All that the document holds, shown or hidden. */
const heldIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    return [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value)].join('\n');
  });
/** What stands around a canary. */
const around = (text: string): string[] => text.match(new RegExp(`.{0,60}(?:${CANARY.source}).{0,20}`, 'g')) ?? [];

async function enter(page: Page, name: Comer): Promise<void> {
  await page.goto('/user?path=login');
  await expect(page.locator('.is-drawn')).toHaveCount(0);
  await logIn(page, name);
}

async function leave(page: Page): Promise<void> {
  await goTo(page, '/user-set');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('登录后才能使用！').first()).toBeVisible();
  expect(around(await storedIn(page)), 'after the logout').toEqual([]);
}

/** A demo member, or one who registers. */
type Comer = MemberName | 'xinlaide';

interface Road {
  readonly name: string;
  readonly from: MemberName;
  readonly to: Comer;
  readonly come: (page: Page, to: Comer, operator: Operator) => Promise<void>;
}

const ROADS: readonly Road[] = [
  {
    name: 'a logout',
    from: 'yaodian',
    to: 'feixianjie',
    async come(page, to) {
      await leave(page);
      await page.getByRole('link', { name: '去登录' }).first().click();
      await logIn(page, to);
    },
  },
  {
    name: 'an expired login',
    from: 'yaodian',
    to: 'feixianjie',
    async come(page, to, operator) {
      await operator.faults({ call: '*', kind: 'need_login', times: 0 });
      await goTo(page, '/mybuy');
      await expect(page).toHaveURL(/path=login/);
      await operator.clearFaults();
      expect(around(await heldIn(page)), 'a visitor').toEqual([]);
      await logIn(page, to);
    },
  },
  {
    name: 'a login in another tab',
    from: 'yaodian',
    to: 'feixianjie',
    async come(page, to) {
      const other = await page.context().newPage();
      await enter(other, to);
      await expect
        .poll(async () => around(await storedIn(page)), { message: 'the first tab erases what it alone has' })
        .toEqual([]);
    },
  },
  {
    name: 'a switch to a linked account',
    from: 'liansuo',
    to: 'liansuo2',
    async come(page, to) {
      await goTo(page, '/user-set');
      await page.getByRole('button', { name: '切换账号' }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `（${to}）` })
        .click();
      await expect(page.getByText('登录成功')).toBeVisible();
    },
  },
  {
    name: 'a registration',
    from: 'yaodian',
    to: 'xinlaide',
    async come(page, to) {
      await leave(page);
      await goTo(page, REGISTRATION);
      expect(around(await heldIn(page)), 'the form').toEqual([]);
      await page.getByLabel('用户名').fill(to);
      await page.getByLabel('药店简称').fill('新来的药房');
      await page.getByLabel('手机号').fill('13912345678');
      for (const label of ['密码', '确认密码']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
      await page.getByRole('checkbox', { name: /同意/ }).check();
      await page.getByRole('button', { name: '注册', exact: true }).click();
      await page.getByRole('link', { name: '去登录' }).click();
      await logIn(page, to);
    },
  },
];

/** Looks for canaries in all storage, and on the pages that the former member has filled in. */
async function findNothing(page: Page, written: readonly string[]): Promise<void> {
  expect(around(await storedIn(page))).toEqual([]);
  for (const address of written) {
    await goTo(page, address);
    // With its data.
    await page.waitForTimeout(500);
    expect(around(await heldIn(page)), address).toEqual([]);
  }
  expect(around(await storedIn(page))).toEqual([]);
}

const countStored = async (page: Page): Promise<number> => (await storedIn(page)).split(CANARY).length - 1;

for (const { name, from, to, come } of ROADS) {
  const inTest = TYPED[name] !== undefined;
  const pages = pagesOf(name);
  test(`after ${name} nothing of what was typed is found @phone${inTest ? '' : ' @proof'}`, async ({
    page,
    belongings,
    operator,
  }) => {
    test.setTimeout(60_000 + pages.length * 8_000);
    await operator.settings({ need_code: false, chit_login: false });
    await closeAdverts(page);
    const own = await belongings(from);
    await enter(page, from);
    const written = await write(page, own, pages);
    if (process.env.PROOF) written.push(...(await writeMore(page, own)));
    await writeLists(page);
    // The canary is there, so that not finding it means something.
    await expect.poll(() => countStored(page)).toBeGreaterThan(Math.min(8, pages.length));
    await come(page, to, operator);
    await findNothing(page, written);
  });
}

test('what a member types before the verification is found by no other @phone @proof', async ({ page, buyerOf }) => {
  test.setTimeout(180_000);
  await closeAdverts(page);
  await enter(page, 'weirenzheng');
  const own = { self: await buyerOf('weirenzheng') } as Own;
  const written = await write(
    page,
    own,
    roads.filter((each) => UNVERIFIED.includes(each.name)),
  );
  await expect.poll(() => countStored(page)).toBeGreaterThan(8);
  await leave(page);
  await page.getByRole('link', { name: '去登录' }).first().click();
  await logIn(page, 'shibai');
  await findNothing(page, written);
});
