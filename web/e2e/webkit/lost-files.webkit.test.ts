import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWebkit, HOW_TO_WEBKIT } from '#scripts/setup/webkit.mjs';
import { AGENTS } from '#web/wechat/testing/fake-host.ts';
import { type Loses, type Loss, type LossyLine, openLossyLine } from '../support/lossy-line.ts';
import { PATIENCE, type RunningStandIn, startStandIn } from '../support/stand-in.ts';
import { type Buyer, buyerIn } from './buyer.ts';
import { startWebKit, type WebKitPage } from './webdriver.ts';

/**
 * Each file of the first load of a page, lost on the way in the iPhone's engine: once, again, or for good, in WeChat and
 * in Safari. Each load has a line of its own, so that nothing comes from the browser's cache.
 */

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.7 Mobile/15E148 Safari/604.1';
const SIZE = { width: 375, height: 812 };
const ENDS = 1_000;
/** ms in which the app comes or the page says that it does not: every file is asked for three times, twice over. */
const APP = 40_000;

interface Kind {
  readonly path: string;
  /** Waits for what only the working page has. */
  readonly works: (buyer: Buyer) => Promise<unknown>;
}

const KINDS = {
  home: { path: '/index', works: (buyer) => buyer.see({ of: 'main article', words: '登录' }) },
  search: { path: '/search?keywords=all', works: (buyer) => buyer.see({ of: 'main article', words: '登录' }) },
  login: {
    path: '/user?path=login',
    works: async (buyer) => {
      await buyer.type({ of: 'main input', words: '用户名' }, 'yaodian');
      await buyer.press({ of: 'main button', words: '登录', exact: true });
      await buyer.see({ of: 'main', words: '请输入密码' });
    },
  },
} satisfies Readonly<Record<string, Kind>>;

const programs = findWebkit();
let standIn: RunningStandIn;
beforeAll(async () => {
  if (programs) standIn = await startStandIn({ GOODS: '300' });
}, PATIENCE + 60_000);
afterAll(() => standIn?.stop());

const fileOf = (path: string): string | undefined => /\/assets\/([^?]+)/.exec(path)?.[1];
const plain = (file: string): string => file.replace(/-[\w-]{7}\./, '.');

const loses =
  (file: string, often: number, how: Loss): Loses =>
  (path, times) =>
    fileOf(path) === file && times <= often ? how : undefined;

const frame = { of: '.is-drawn', words: '' };
const shop = { of: 'main', words: '' };
const lostLine = { of: '[role=alert]', words: '数据请求失败！' };

if (programs) {
  describe.each([
    ['WeChat', AGENTS.ios, ['home', 'login']],
    ['Safari', SAFARI, ['search']],
  ] as const)('%s', (_, userAgent, names) => {
    let page: WebKitPage;
    let buyer: Buyer;
    let line: LossyLine;
    beforeAll(async () => {
      page = await startWebKit(programs, { ...SIZE, userAgent });
      buyer = buyerIn(page);
    }, 60_000);
    afterAll(() => page.stop());

    async function open(kind: Kind, how?: Loses): Promise<void> {
      line = await openLossyLine(standIn.url, how);
      await page.goto(line.url + kind.path);
    }

    /** Whether the app has taken the frame's place; false once the line stands that tells of the loss. */
    async function runs(): Promise<boolean> {
      const giveUp = Date.now() + APP;
      for (;;) {
        if (await buyer.isThere(lostLine)) return false;
        if (!(await buyer.isThere(frame)) && (await buyer.isThere(shop))) return true;
        if (Date.now() > giveUp) throw new Error('Neither the shop nor a word of what is lost');
        await pause(100);
      }
    }

    async function comes(kind: Kind, file: string, often: number): Promise<void> {
      await open(kind, loses(file, often, 'half'));
      expect([await runs(), line.pages.length]).toEqual([true, 1]);
      await kind.works(buyer);
      expect(line.lost).not.toEqual([]);
    }

    async function isToldOrWorks(kind: Kind, file: string, how: Loss): Promise<void> {
      await open(kind, loses(file, ENDS, how));
      if (!(await runs())) {
        line.loses = undefined;
        await buyer.press({ of: '[role=alert] button', words: '重试' });
        expect(await runs()).toBe(true);
      }
      expect(line.pages.length, 'the page is asked anew once at most').toBeLessThanOrEqual(2);
      await kind.works(buyer);
    }

    it.each(names)('%s', { timeout: 600_000 }, async (name) => {
      const kind = KINDS[name];
      await open(kind);
      await kind.works(buyer);
      const files = [...new Set(line.asked.flatMap((path) => fileOf(path) ?? []))];
      await line.close();
      expect(files.map(plain)).toContain('app.js');
      for (const file of files) {
        for (const often of [1, 2]) await sure(`${plain(file)} lost ${often}×`, comes(kind, file, often));
        for (const how of ['half', 'gone'] as const)
          await sure(`without ${plain(file)} (${how})`, isToldOrWorks(kind, file, how));
      }
    });

    /** Every file is tried; what fails is told with what was asked. */
    async function sure(what: string, tried: Promise<void>): Promise<void> {
      const failure = await tried.then(
        () => '',
        (error: unknown) => `${error}\n${line.asked.filter((path) => !path.includes('/pictures/')).join('\n')}`,
      );
      await line.close();
      expect.soft(failure, what).toBe('');
    }
  });
} else {
  // Stands in for them, so that the report says so.
  it.skip(`no file was lost in WebKit. ${HOW_TO_WEBKIT}`);
}
