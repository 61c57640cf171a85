import type { Page } from '@playwright/test';
import { watchHealth } from './health.ts';
import { watchCalls } from './rest.ts';

/** Messages of a missing feature, an unknown page, a broken page. */
const DEAD_ENDS = ['该功能暂未开放', '页面不存在', '数据请求失败！', '缺少参数'];

/** Would log out the crawling member. */
const LEFT_ALONE = /退出登录|确认注销|申请注销|提交注销/;

/** Query parameters that make a different page. Of other parameters one example is enough. */
const TELLING = ['intro', 'path', 'of', 'my', 'lx', 'tab', 'ppg'];

/** The first rows of a list stand for all rows; of choices more are pressed. */
const ROWS = 3;
const CHOICES = 12;

/** How often the inside of a dialog is pressed that many pages open, such as quick buy. */
const SAME_DIALOG = 2;

/** The frame around every page: each of its buttons is pressed only once. */
const FRAME = '.head, .foot, .tab-bar, .member-side, .service-panel';

interface Found {
  readonly links: readonly string[];
  /** Names of the controls, without duplicates. */
  readonly buttons: readonly string[];
  /** Those of them in the frame. */
  readonly frame: readonly string[];
  /** The class of the open dialog; '' for none. */
  readonly dialog: string;
  readonly wayBack: boolean;
  readonly words: string;
}

/** ms without a new link before a page counts as loaded. */
const STILL = 300;

/** ms for the focus to find its place. */
const FOCUSED = 2000;

const countOfWays = (page: Page): Promise<number> => page.locator('a[href], button').count();

/** Reads the page, or the dialog above it. */
const look = (page: Page): Promise<Found> =>
  page.evaluate(
    ({ rows, choices, around }) => {
      const seen = (element: Element) => element.getClientRects().length > 0;
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const within = dialog ?? document.body;
      const oneOfMany = (element: Element) => {
        const row = element.closest('li, article, tr');
        const place = row === null ? 0 : [...(row.parentElement?.children ?? [])].indexOf(row);
        return place >= (row?.querySelector('a[href]') ? rows : choices);
      };
      const buttons = [...within.querySelectorAll('button, [role=tab], [role=switch]')].filter(
        (each) => seen(each) && !each.matches(':disabled, [aria-disabled=true]') && !oneOfMany(each),
      );
      const namesOf = (some: readonly Element[]) => [...new Set(some.map(nameOf))].filter(Boolean);
      const all = [...document.querySelectorAll('a[href]')].filter(seen) as HTMLAnchorElement[];
      return {
        links: [...within.querySelectorAll('a[href]')].filter(seen).map((each) => (each as HTMLAnchorElement).href),
        buttons: namesOf(buttons),
        frame: dialog === undefined ? namesOf(buttons.filter((each) => each.closest(around))) : [],
        dialog: dialog ? [dialog, ...within.querySelectorAll('form, button')].map((each) => each.className).join() : '',
        wayBack:
          dialog !== undefined ||
          all.some(({ pathname }) => /\/(index|cart|user-center)$/.test(pathname)) ||
          buttons.some((each) => /返回|重试/.test(nameOf(each))),
        words: [...document.querySelectorAll('main, dialog[open]')]
          .filter(seen)
          .map((each) => (each as HTMLElement).innerText)
          .join('\n'),
      };
    },
    { rows: ROWS, choices: CHOICES, around: FRAME },
  );

/** A key for pages that differ in their data only; '' for an address outside the shop. */
function kindOf(address: string, base: string): string {
  const url = new URL(address, base);
  if (url.origin !== new URL(base).origin || /^\/(api|uploads|pictures|gate)\b/.test(url.pathname)) return '';
  const query = [...url.searchParams]
    .filter(([key]) => key !== 'back')
    .map(([key, value]) => (TELLING.includes(key) ? `${key}=${value}` : key))
    .sort();
  return `${url.pathname}?${query.join('&')}`;
}

/**
 * Follows the shop's links from some pages until there are no new ones, and presses the buttons of each page and its
 * dialogs. Returns what it saw and all problems.
 */
export async function crawl(page: Page, from: readonly string[], base: string) {
  const { errors } = watchHealth(page);
  const rest = watchCalls(page);
  const seen = new Map<string, string>();
  const pressedAround = new Set<string>();
  const dialogs = new Map<string, number>();
  const queue: string[] = [];
  const stumbles: string[] = [];
  // A crawl takes a quarter of an hour or more, so findings are printed at once.
  const tell = (words: string): void => void process.stdout.write(`${words}\n`);
  const stumble = (words: string): void => {
    stumbles.push(words);
    tell(`stumbled: ${words}`);
  };
  const take = (links: readonly string[]): void => {
    for (const link of links) {
      const kind = kindOf(link, base);
      if (kind === '' || seen.has(kind)) continue;
      seen.set(kind, link);
      queue.push(link);
    }
  };

  /** Waits until the page or dialog has loaded. One that never does is found by its text. */
  async function settled(): Promise<void> {
    await rest();
    await page
      .waitForFunction(
        () => {
          const shown = [...document.querySelectorAll('main, dialog[open]')].filter(
            (each) => each.getClientRects().length,
          );
          const busy = shown.some((each) =>
            [...each.querySelectorAll('[aria-busy=true]')].some((part) => part.getClientRects().length),
          );
          return !busy && shown.some((each) => (each as HTMLElement).innerText.trim() !== '');
        },
        undefined,
        { timeout: 10_000 },
      )
      .catch(() => undefined);
    await rest();
    // Requests may start after a moment: the page counts as loaded when it does not grow any more.
    for (let before = -1, now = await countOfWays(page); now !== before; now = await countOfWays(page)) {
      before = now;
      await page.waitForTimeout(STILL);
      await rest();
    }
  }

  /** Checks the current page. */
  async function check(where: string): Promise<Found> {
    await settled();
    const found = await look(page);
    const told = (await page.evaluate(() => (window.said ?? []).splice(0))).join('\n');
    for (const words of DEAD_ENDS)
      if (found.words.includes(words) || told.includes(words)) stumble(`${where}: ${words}`);
    if (found.words.trim() === '') stumble(`${where}: nothing to read`);
    if (!found.wayBack) stumble(`${where}: no way back`);
    for (const error of errors.splice(0)) stumble(`${where}: ${error}`);
    return found;
  }

  async function open(address: string): Promise<Found> {
    await page.goto(address);
    return check(address);
  }

  /** Presses a control by name; false when it is gone. */
  function press(name: string): Promise<boolean> {
    return page.evaluate((wanted) => {
      const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const named = [...scope.querySelectorAll<HTMLElement>('button, [role=tab], [role=switch]')].find(
        (each) =>
          each.getClientRects().length > 0 &&
          (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim() === wanted,
      );
      // As by key: the code that leads the focus comes with the first one.
      named?.focus({ preventScroll: true });
      named?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      named?.click();
      Object.assign(window, { pressed: true });
      return named !== undefined;
    }, name);
  }

  /** Also after a press: the focus is on what was pressed, in a dialog, or on what came in its place. */
  async function checkPress(where: string): Promise<Found> {
    const found = await check(where);
    const isSomewhere = page.waitForFunction(
      () => !('pressed' in window) || (document.activeElement && document.activeElement !== document.body),
      undefined,
      { timeout: FOCUSED },
    );
    await isSomewhere.catch(() => stumble(`${where}: nothing has the focus`));
    return found;
  }

  /** Closes the open dialogs; false when one stays. */
  async function dismissed(): Promise<boolean> {
    for (let turn = 0; turn < 3; turn += 1) {
      if ((await page.locator('dialog[open]').count()) === 0) return true;
      await page.keyboard.press('Escape');
      await rest();
    }
    return (await page.locator('dialog[open]').count()) === 0;
  }

  /** Presses each button once, and those of a dialog that it opens; each press starts from the page itself. */
  async function pressAll(address: string, names: readonly string[]): Promise<void> {
    const home = page.url();
    for (const name of names.filter((each) => !LEFT_ALONE.test(each))) {
      if (page.url() !== home || !(await dismissed())) await open(address);
      if (!(await press(name))) continue;
      const after = await checkPress(`${address} > ${name}`);
      take(after.links);
      const times = dialogs.get(after.dialog) ?? 0;
      dialogs.set(after.dialog, times + 1);
      if (after.dialog !== '' && times < SAME_DIALOG) await pressDialog(address, name, after.buttons);
    }
  }

  async function pressDialog(address: string, opener: string, names: readonly string[]): Promise<void> {
    for (const name of names.filter((each) => !LEFT_ALONE.test(each))) {
      if ((await page.locator('dialog[open]').count()) === 0) {
        await open(address);
        if (!(await press(opener))) return;
        await settled();
      }
      if (await press(name)) take((await checkPress(`${address} > ${opener} > ${name}`)).links);
    }
  }

  take(from.map((path) => new URL(path, base).href));
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const found = await open(address);
    tell(`${seen.size - queue.length} of ${seen.size} pages, ${found.buttons.length} buttons: ${address}`);
    take(found.links);
    await pressAll(
      address,
      found.buttons.filter((name) => !found.frame.includes(name) || !pressedAround.has(name)),
    );
    for (const name of found.frame) pressedAround.add(name);
  }
  return { pages: [...seen.keys()], stumbles };
}
