import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findWebkit, HOW_TO_WEBKIT } from '#scripts/setup/webkit.mjs';
import { AGENTS } from '#web/wechat/testing/fake-host.ts';
import { apiBuyer, PASSWORD, PAY_PASSWORD } from '../support/buyer.ts';
import { PATIENCE, type RunningStandIn, startStandIn } from '../support/stand-in.ts';
import { type Buyer, buyerIn } from './buyer.ts';
import { startWebKit, type WebKitPage } from './webdriver.ts';

/** The road of a buyer in the iPhone's engine, at a phone's size, with the layout checks of the other journeys. */

const SHOP = { GOODS: '300' };
const PHONE = { userAgent: AGENTS.ios, width: 375, height: 812 };
const MEMBER = 'yaodian';
/** The page at a failure. */
const PICTURES = fileURLToPath(new URL('../../../.cache/browser/webkit', import.meta.url));

const programs = findWebkit();
let standIn: RunningStandIn;
let page: WebKitPage;
let buyer: Buyer;

beforeAll(async () => {
  if (!programs) return;
  [standIn, page] = await Promise.all([startStandIn(SHOP), startWebKit(programs, PHONE)]);
  buyer = buyerIn(page);
  await (await apiBuyer(standIn.url, MEMBER)).emptyCart();
}, PATIENCE + 60_000);
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, 'road.png'), await page.picture());
});
afterAll(async () => {
  await page?.stop();
  await standIn?.stop();
});

const fine = async (where: string): Promise<void> => expect.soft(await buyer.looks(), where).toEqual({});

/** Adverts of home may lie above everything. */
async function closeAdverts(): Promise<void> {
  while (await buyer.isThere({ of: 'dialog', words: '秒后自动关闭' }))
    await buyer.press({ of: 'button', words: '关闭', inside: { of: 'dialog', words: '秒后自动关闭' } });
}

async function logIn(): Promise<void> {
  await page.goto(`${standIn.url}/user?path=login`);
  await buyer.see({ of: 'main button', words: '登录', exact: true });
  await fine('login');
  await buyer.type({ of: 'main input', words: '用户名' }, MEMBER);
  await buyer.type({ of: 'main input[type=password]', words: '密码' }, PASSWORD);
  await buyer.press({ of: 'main input[type=checkbox]', words: '同意' });
  await buyer.press({ of: 'main button', words: '登录', exact: true });
  await buyer.gone({ of: 'main input[type=password]', words: '密码' });
}

async function search(): Promise<void> {
  await page.goto(`${standIn.url}/index`);
  await buyer.see({ of: 'main article', words: '¥' });
  await closeAdverts();
  await fine('home');
  const name = '阿莫西林胶囊';
  await page.goto(`${standIn.url}/search?keywords=${encodeURIComponent(name)}`);
  await buyer.see({ of: 'article', words: '¥8.45' });
  await fine('search');
}

/** Where the cards of the list stand on the page, in px. Recommendations below it may still be coming. */
const tops = (): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article:not(.recommendations article)')].map((each) =>
      Math.round(each.getBoundingClientRect().top + scrollY),
    ),
  );

const CARD = { of: 'article', words: '¥8.45' };

/** Waits until the pressed card has its quantity. Where the answers are late the buying form opens first. */
async function added(): Promise<void> {
  const quantity = { of: 'input', words: '的数量', inside: CARD };
  const form = { of: 'dialog button', words: '加入购物车' };
  await buyer.see(quantity, form);
  if (!(await buyer.isThere(quantity))) await buyer.press(form);
  await buyer.see(quantity);
}

async function buy(): Promise<void> {
  const before = await tops();
  await buyer.press({ of: 'button', words: '加入购物车', inside: CARD });
  await added();
  expect(await tops(), 'the cards below the added one').toEqual(before);
  await fine('search after buying');
  // Opened anew, the list knows from the server that the goods are in the cart, not how many.
  await search();
  await buyer.press({ of: 'button', words: '再次加入购物车', inside: CARD });
  await buyer.see({ of: 'dialog button', words: '加入购物车' });
  await fine('quick buy');
  await buyer.press({ of: 'dialog button', words: '加入购物车' });
  await page.goto(`${standIn.url}/cart`);
  await buyer.see({ of: 'button', words: '去结算' });
  await fine('cart');
  await buyer.press({ of: 'button', words: '去结算' });
  await buyer.press({ of: 'dialog button', words: '继续提交' });
  await buyer.see({ of: 'button', words: '提交订单' });
  await fine('checkout');
  await buyer.press({ of: 'button', words: '提交订单' });
}

async function pay(): Promise<void> {
  await buyer.press({ of: 'dialog label', words: '余额支付' });
  await fine('payment');
  await buyer.type({ of: 'dialog input', words: '支付密码' }, PAY_PASSWORD);
  await buyer.press({ of: 'dialog button', words: '余额支付 ¥' });
  await buyer.see({ of: 'dialog', words: '支付成功！' });
  await fine('paid');
  await page.goto(`${standIn.url}/order`);
  await buyer.see({ of: 'article', words: '待发货' });
  await fine('orders');
}

if (programs) {
  it('a buyer logs in, searches, buys and pays by balance in WebKit; every page looks right', {
    timeout: 180_000,
  }, async () => {
    await logIn();
    await search();
    await buy();
    await pay();
  });
} else {
  // Stands in for it, so that the report says so.
  it.skip(`the road in WebKit was not walked. ${HOW_TO_WEBKIT}`);
}
