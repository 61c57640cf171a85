/** Visits of every page in an engine that is not Playwright's own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RouteName } from '#web/navigation/routes.ts';
import type { MemberName } from './buyer.ts';
import type { Evaluates } from './evaluates.ts';
import { looksOf } from './looks.ts';
import { operatorOf } from './operator.ts';
import { keeper, type Own } from './own.ts';
import { type Road, roads } from './routes.ts';
import { PATIENCE, type RunningStandIn, startStandIn } from './stand-in.ts';
import { storedLogin } from './stored-login.ts';

/** A page of some engine. */
export interface EnginePage extends Evaluates {
  goto(url: string): Promise<unknown>;
  picture(): Promise<Buffer>;
  stop(): Promise<void>;
}

export interface Engine<P extends EnginePage> {
  /** The folder of its pictures in `.cache/browser`. */
  readonly engine: string;
  /** Opens a page at a phone's size; null where the engine is not on this machine. */
  readonly start: (() => Promise<P>) | null;
  /** How to get the engine. */
  readonly missing: string;
  /** What a member finds in this engine, where it differs from the page's row. */
  readonly shows?: Partial<Record<RouteName, RegExp>>;
  /** What else went wrong since the last visit. */
  readonly wrong?: (page: P) => readonly string[];
}

/** What a member finds in WeChat's browser, where it differs from the page's row. */
export const IN_WECHAT: Partial<Record<RouteName, RegExp>> = { wechatBinding: /绑定到账号/ };

const SHOP = { GOODS: '3000' };
/** ms that a page's data may take on a busy machine. */
const DATA = 20_000;

/** A test for each page, as a member: its data come, and nothing overlaps or breaks. Without the engine it says so. */
export function visitEveryPage<P extends EnginePage>({ engine, start, missing, shows = {}, wrong }: Engine<P>): void {
  if (!start) {
    // Stands in for them, so that the report says so.
    it.skip(`no page was visited in ${engine}. ${missing}`);
    return;
  }
  let standIn: RunningStandIn;
  let page: P;
  let belongings: (name: MemberName) => Promise<Own>;
  beforeAll(async () => {
    [standIn, page] = await Promise.all([startStandIn(SHOP), start()]);
    belongings = keeper(standIn.url, operatorOf(standIn));
  }, PATIENCE + 60_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, engine, task.name);
  });
  afterAll(async () => {
    await page?.stop();
    await standIn?.stop();
  });

  async function visit(road: Road, own: Own): Promise<void> {
    await page.goto(standIn.url + (await road.address(own)));
    expect(await inPlaceOfData(page, shows[road.route] ?? road.member), 'in place of its data').toBe('');
    expect(await looksOf(page)).toEqual({});
    if (wrong) expect(wrong(page)).toEqual([]);
  }
  describe.each([...new Set(roads.map(({ as }) => as))])('%s', (name) => {
    let own: Own;
    beforeAll(async () => {
      own = await belongings(name);
      await enterAs(page, standIn.url, own);
    }, 60_000);
    it.each(roads.filter(({ as }) => as === name).map((road) => [road.name, road] as const))(
      '%s',
      (_, road) => visit(road, own),
      60_000,
    );
  });
}

/** Puts a member's login into the browser, in place of whoever was there. */
async function enterAs(page: EnginePage, url: string, own: Own): Promise<void> {
  await page.goto(`${url}/manifest.webmanifest`);
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of stored) localStorage.setItem(name, value);
  }, storedLogin(own.self));
}

/** Waits for the page's data; returns what it says in their place, '' once they are there. */
async function inPlaceOfData(page: EnginePage, data: RegExp): Promise<string> {
  const giveUp = Date.now() + DATA;
  for (;;) {
    const text = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main')]
        .filter((each) => each.offsetParent !== null)
        .map(({ innerText }) => innerText)
        .join(),
    );
    if (data.test(text)) return '';
    if (Date.now() > giveUp) return text;
    await pause(100);
  }
}

async function keepPicture(page: EnginePage, engine: string, name: string): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../.cache/browser/${engine}`, import.meta.url));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), await page.picture());
}
