import { expect, type Page } from '@playwright/test';
import { href } from '#web/navigation/routes.ts';
import type { MemberName } from './support/buyer.ts';
import { closeAdverts, logIn } from './support/login.ts';
import type { Operator } from './support/operator.ts';
import type { Own } from './support/own.ts';
import { roads } from './support/routes.ts';
import { test } from './support/shop.ts';

/**
 * What one member types on a phone, the next one never finds. A canary goes into every field that a page or one of its
 * forms lets a member type into. Then another member comes, by each road, and looks at every page and at all storage.
 */

const WORDS = '金丝雀';
const DIGITS = '98761';
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=password],[type=button]), textarea';

/** Opens the page's forms, in order; each is then filled in. */
const FORMS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  invoice: [/ 申请开票$/],
  userSet: ['意见反馈'],
};

async function fill(page: Page): Promise<void> {
  for (const field of await page.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    // Quantities belong to the cart, which is the server's.
    if ((await field.getAttribute('role')) === 'spinbutton') continue;
    const mode = `${await field.getAttribute('type')} ${await field.getAttribute('inputmode')}`;
    const text = /tel|number|numeric|decimal/.test(mode) ? DIGITS : WORDS;
    await field.fill(text, { timeout: 2_000 }).catch(() => undefined);
  }
}

/** Every page, or those with something to type. */
const TYPED = [
  'address',
  'invoice',
  'quickOrder',
  'topUp',
  'userSet',
  'closeAccount',
  'buy',
  'afterSalesInfo form',
  'verification',
  'search',
];
const pages = roads.filter(({ name, membersOnly }) =>
  process.env.PROOF ? !membersOnly : TYPED.some((each) => each === name),
);

/** Goes within the app, so that what a module remembers is there. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await page.waitForTimeout(400);
}

async function write(page: Page, own: Own): Promise<string[]> {
  const visited: string[] = [];
  for (const road of pages) {
    const address = await road.address(own);
    if (/path=(login|register)/.test(address)) continue;
    visited.push(address);
    await goTo(page, address);
    await fill(page);
    for (const name of FORMS[road.name] ?? []) {
      const opener = page.getByRole('main').getByRole('button', { name }).first();
      if (!(await opener.isVisible())) continue;
      await opener.click();
      await page.waitForTimeout(400);
      await fill(page);
      await page.keyboard.press('Escape');
    }
  }
  // A search, and a list of goods that is saved.
  await goTo(page, href.search({ keywords: WORDS }));
  const search = page.getByRole('searchbox').first();
  await search.fill(WORDS);
  await search.press('Enter');
  await page.goto(href.quickOrder());
  await fill(page);
  await page.getByRole('button', { name: /^查找商品/ }).click();
  await page.getByRole('button', { name: '存为清单' }).click();
  await page.getByRole('dialog').getByLabel('清单名字').fill(WORDS);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  return visited.filter((address) => !address.includes('keywords='));
}

const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const shownIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    return [document.body.innerText, ...[...fields].map(({ value }) => value)].join();
  });

async function enter(page: Page, name: MemberName): Promise<void> {
  await page.goto('/user?path=login');
  await expect(page.locator('.is-drawn')).toHaveCount(0);
  await logIn(page, name);
}

interface Road {
  readonly name: string;
  readonly from: MemberName;
  readonly to: MemberName;
  readonly come: (page: Page, to: MemberName, operator: Operator) => Promise<void>;
}

const ROADS: readonly Road[] = [
  {
    name: 'a logout',
    from: 'yaodian',
    to: 'feixianjie',
    async come(page, to) {
      await goTo(page, '/user-set');
      await page.getByRole('button', { name: '退出登录' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
      await expect(page.getByText('登录后才能使用！').first()).toBeVisible();
      expect(await storedIn(page), 'after the logout').not.toMatch(/金丝雀|98761/);
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
      expect(await shownIn(page), 'a visitor').not.toMatch(/金丝雀|98761/);
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
        .poll(() => storedIn(page), { message: 'the first tab erases what it alone has' })
        .not.toMatch(/金丝雀|98761/);
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
];

for (const { name, from, to, come } of ROADS) {
  const inTest = name === 'a logout' || name === 'a login in another tab';
  test(`after ${name} nothing of what was typed is found @phone${inTest ? '' : ' @proof'}`, async ({
    page,
    belongings,
    operator,
  }) => {
    test.setTimeout(60_000 + pages.length * 8_000);
    await closeAdverts(page);
    const own = await belongings(from);
    await enter(page, from);
    const visited = await write(page, own);
    // The canary is there, so that not finding it means something.
    await expect.poll(async () => (await storedIn(page)).split(/金丝雀|98761/).length).toBeGreaterThan(8);
    await come(page, to, operator);
    expect(await storedIn(page)).not.toMatch(/金丝雀|98761/);
    // The former member's own addresses.
    for (const address of visited) {
      await goTo(page, address);
      expect(await shownIn(page), address).not.toMatch(/金丝雀|98761/);
    }
    expect(await storedIn(page)).not.toMatch(/金丝雀|98761/);
  });
}
