import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findWebkit, HOW_TO_WEBKIT } from '#scripts/setup/webkit.mjs';
import type { RouteName } from '#web/navigation/routes.ts';
import { AGENTS } from '#web/wechat/testing/fake-host.ts';
import type { MemberName } from '../support/buyer.ts';
import { operatorOf } from '../support/operator.ts';
import { keeper, type Own } from '../support/own.ts';
import { type Road, roads } from '../support/routes.ts';
import { PATIENCE, type RunningStandIn, startStandIn } from '../support/stand-in.ts';
import { storedLogin } from '../support/stored-login.ts';
import { buyerIn } from './buyer.ts';
import { startWebKit, type WebKitPage } from './webdriver.ts';

/** Every page in the iPhone's engine, as a member at a phone's size: its data come, and nothing overlaps or breaks. */

const SHOP = { GOODS: '3000' };
const PHONE = { userAgent: AGENTS.ios, width: 375, height: 812 };
/** ms that a page's data may take on a busy machine. */
const DATA = 20_000;
const PICTURES = fileURLToPath(new URL('../../../.cache/browser/webkit', import.meta.url));

/** What differs inside WeChat. */
const IN_WECHAT: Partial<Record<RouteName, RegExp>> = { wechatBinding: /绑定到账号/ };

const programs = findWebkit();
let standIn: RunningStandIn;
let page: WebKitPage;
let belongings: (name: MemberName) => Promise<Own>;

beforeAll(async () => {
  if (!programs) return;
  [standIn, page] = await Promise.all([startStandIn(SHOP), startWebKit(programs, PHONE)]);
  belongings = keeper(standIn.url, operatorOf(standIn));
}, PATIENCE + 60_000);
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, `${task.name}.png`), await page.picture());
});
afterAll(async () => {
  await page?.stop();
  await standIn?.stop();
});

/** Puts a member's login into the browser, in place of whoever was there. */
async function enterAs(own: Own): Promise<void> {
  await page.goto(`${standIn.url}/manifest.webmanifest`);
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of stored) localStorage.setItem(name, value);
  }, storedLogin(own.self));
}

/** Waits for the page's data; returns what it says in their place, '' once they are there. */
async function shows({ route, member }: Road): Promise<string> {
  const giveUp = Date.now() + DATA;
  for (;;) {
    const text = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main')]
        .filter((each) => each.offsetParent !== null)
        .map(({ innerText }) => innerText)
        .join(),
    );
    if ((IN_WECHAT[route] ?? member).test(text)) return '';
    if (Date.now() > giveUp) return text;
    await pause(100);
  }
}

async function walk(road: Road, own: Own): Promise<void> {
  await page.goto(standIn.url + (await road.address(own)));
  expect(await shows(road), 'in place of its data').toBe('');
  expect(await buyerIn(page).looks()).toEqual({});
}

const members = [...new Set(roads.map(({ as }) => as))];
if (programs) {
  describe.each(members)('%s', (name) => {
    let own: Own;
    beforeAll(async () => {
      own = await belongings(name);
      await enterAs(own);
    }, 60_000);
    it.each(roads.filter(({ as }) => as === name).map((road) => [road.name, road] as const))(
      '%s',
      (_, road) => walk(road, own),
      60_000,
    );
  });
} else {
  // Stands in for them, so that the report says so.
  it.skip(`no page was walked in WebKit. ${HOW_TO_WEBKIT}`);
}
