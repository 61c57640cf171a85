import type { Page } from '@playwright/test';
import { calls } from '#shared/contract/calls.ts';
import { ALARM, hostile } from '#shared/contract/testing/hostile.ts';
import { expectNotWhite, watchHealth } from './support/health.ts';
import { interceptCalls } from './support/intercept.ts';
import { closeAdverts } from './support/login.ts';
import { watchCalls } from './support/rest.ts';
import { type Road, roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';

/**
 * Somebody else answers for the shop: in every text, every HTML and every address of every call there is a canary. On no page
 * and behind no button is one of them run, followed, or wider than the screen, and every page stands.
 */
test.describe.configure({ mode: 'parallel' });

/** So often each page is opened, with other canaries in each field; at a desk, where the phone has seen them all, less often. */
const TURNS = { phone: 5, desk: 2 };

/** Buttons pressed on each page, by name. */
const MOST_BUTTONS = 10;

/**
 * The policy keeps pictures of other hosts out, and says so; and it speaks of handlers already when HTML is parsed to be
 * cleaned. Without the policy one that ran would be heard.
 */
const SAID_BY_POLICY = /(Loading the image|Refused to load the image|^Executing inline event handler)/;

const LEFT_ALONE = /退出登录|注销/;

const answers = new Map(
  Object.values(calls).flatMap((script) =>
    Object.values(script).map(({ path, answer }): [string, typeof answer] => [path, answer]),
  ),
);

/** Answers every call as a hostile server would; returns how many it has answered. */
async function takeOver(page: Page, turn: () => number): Promise<() => number> {
  let told = 0;
  await interceptCalls(page, { calls: '*/api/*', when: 'Response' }, async (call) => {
    const { pathname, searchParams } = new URL(call.url);
    const codec = answers.get(`${pathname.replace(/^.*\/api\//, '')}?act=${searchParams.get('act')}`);
    if (!codec) return call.pass();
    told += 1;
    return call.tell(hostile(codec, JSON.parse(await call.body()), turn()));
  });
  return () => told;
}

interface Found {
  readonly words: string;
  readonly buttons: readonly string[];
  /** Attributes that would run something or lead into nothing. */
  readonly dangers: readonly string[];
  readonly sideways: number;
  /** What makes it so wide. */
  readonly widest: string;
}

const look = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const dangers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/.test(name) ||
            name === 'srcdoc' ||
            (/^(href|action|formaction|xlink:href|data)$/.test(name) &&
              /^[\s\p{Cc}]*(java\s*script:|data:(?!image\/))/iu.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 60)}`),
    );
    const shown = [...document.querySelectorAll('main, dialog[open]')].filter((each) => each.getClientRects().length);
    const within = document.querySelector('dialog[open]') ?? shown[0] ?? document.body;
    const page = document.documentElement;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const ends = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;
    // Where it begins: its parent is no wider than the screen.
    const widest = [...document.querySelectorAll('body *')].find(
      (each) =>
        ends(each) > page.clientWidth + 1 &&
        ends(each.parentElement) <= page.clientWidth + 1 &&
        !isCut(each.parentElement),
    );
    return {
      words: shown.map((each) => (each as HTMLElement).innerText).join('\n'),
      buttons: [...within.querySelectorAll<HTMLElement>('button, [role=tab]')]
        .filter((each) => each.getClientRects().length && !each.matches(':disabled, [aria-disabled=true]'))
        .map((each) => (each.getAttribute('aria-label') ?? each.innerText).trim()),
      dangers,
      sideways: page.scrollWidth - page.clientWidth,
      widest: widest ? `${widest.parentElement?.className} > ${widest.tagName}.${widest.className}` : '',
    };
  });

/** Presses a button by its name; false when it is gone. */
const press = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const within = [...document.querySelectorAll('main')].find((each) => each.getClientRects().length);
    const button = [...(within?.querySelectorAll<HTMLElement>('button, [role=tab]') ?? [])].find(
      (each) => (each.getAttribute('aria-label') ?? each.innerText).trim() === wanted,
    );
    button?.click();
    return button !== undefined;
  }, name);

/** Opens a page under a hostile server, presses its buttons, and returns all that a canary brought about. */
async function walk(page: Page, road: Road, address: string, base: string, turns: number): Promise<string[]> {
  const stumbles = new Set<string>();
  const { errors } = watchHealth(page);
  const rest = watchCalls(page);
  await page.addInitScript((alarm) => {
    Object.assign(window, { [alarm]: () => console.error(`a canary was run: ${new Error().stack}`) });
  }, ALARM);
  await closeAdverts(page);

  async function check(where: string): Promise<Found | undefined> {
    await rest();
    if (!page.url().startsWith(base)) {
      stumbles.add(`${where}: led to ${page.url().slice(0, 80)}`);
      return;
    }
    const found = await look(page);
    for (const danger of found.dangers) stumbles.add(`${where}: ${danger}`);
    if (found.sideways > 0) stumbles.add(`${where}: ${found.sideways} px wider than the screen: ${found.widest}`);
    for (const words of ['页面出错了', 'undefined', 'NaN', '[object'])
      if (found.words.includes(words)) stumbles.add(`${where}: ${words}`);
    for (const error of errors.splice(0))
      if (!SAID_BY_POLICY.test(error)) stumbles.add(`${where}: ${error.slice(0, 300)}`);
    return found;
  }

  let turn = 0;
  const told = await takeOver(page, () => turn);
  for (; turn < turns; turn += 1) {
    await page.goto(address);
    await expectNotWhite(page);
    const found = await check(`${road.name} ${turn}`);
    const names =
      turn === 0 && found ? [...new Set(found.buttons)].filter((name) => name && !LEFT_ALONE.test(name)) : [];
    for (const name of names.slice(0, MOST_BUTTONS)) {
      const here = `${base}${address}`;
      if (page.url() !== here || (await page.locator('dialog[open]').count()) > 0) {
        await page.goto(address);
        await rest();
      }
      if (await press(page, name)) await check(`${road.name} ${turn} > ${name.replace(/\s+/g, ' ').slice(0, 20)}`);
    }
  }
  return told() > turns ? [...stumbles] : [...stumbles, 'no call was answered'];
}

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without a policy' : 'with the policy', () => {
    test.use({ bypassCSP });
    for (const road of roads) {
      test.describe(() => {
        test.use({ regular: road.as });

        const where = bypassCSP ? '' : ' @phone';
        test(`${road.name} runs nothing of a hostile answer @proof${where}`, async ({
          page,
          own,
          standIn,
          isMobile,
        }) => {
          test.setTimeout(10 * 60_000);
          const turns = isMobile ? TURNS.phone : TURNS.desk;
          expect(await walk(page, road, await road.address(own), standIn.url.replace(/\/$/, ''), turns)).toEqual([]);
        });
      });
    }
  });
}
