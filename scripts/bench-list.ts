/**
 * How long 200 mixed lines take on a phone (`npm run bench:list`, after a build): quick order in a phone's browser at
 * 150 ms, 1.6 Mbit/s and a quarter of this machine's speed, on a fresh stand-in. Exits with 1 above the limit.
 */
import './setup/closed-pipe.mjs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { search, searchFor } from '#shared/contract/search.ts';
import { type ApiBuyer, apiBuyer } from '#web/e2e/support/buyer.ts';
import { startStandIn } from '#web/e2e/support/stand-in.ts';
import { storeLogin } from '#web/e2e/support/stored-login.ts';
import { ensureChromium } from './setup/chromium.mjs';
import { wordsOf } from './setup/words.mjs';

wordsOf('npm run bench:list: 200 mixed lines on a slow phone, against a limit; it takes no words.');

/** The number of lines and the limit in seconds. */
const [LINES, BOUND] = [200, 60];
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NET = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** Of every eight lines: names that several goods have, that none has, and spellings of every kind. */
const NAMES = ['阿莫西林 5', '没有这种东西 3', '板蓝根颗粒，１０袋'];

/** Records the longest time that the page did not respond. A string, because the loader would rewrite a function. */
const HEARTBEAT = `
  window.longest = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
  }, 4);
`;

async function linesOf({ client }: ApiBuyer): Promise<string> {
  const wanted = searchFor('all', { only_kc: true, sort: 'buy_count' });
  const codes: string[] = [];
  for (let page = await client.send(search.search, wanted); codes.length < LINES; ) {
    codes.push(...page.data.map(({ goods_sn = '' }) => goods_sn));
    const next = await client.next(search.search, page.page_next);
    if (!next) break;
    page = next;
  }
  return codes
    .slice(0, LINES)
    .map((code, at) => (at % 8 < 5 ? `${code}\t${at + 1}` : `${NAMES[(at % 8) - 5]}`))
    .join('\n');
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NET);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Seconds from the tap to the first and to the last matched line, and the longest time in ms that the page did not
 * respond.
 */
async function measure(page: Page, base: string, list: string) {
  await page.goto(`${base}/quick-order`);
  await page.getByLabel('每行一种').fill(list);
  await page.evaluate(HEARTBEAT);
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  await page.getByRole('button', { name: `查找商品（${LINES} 行）` }).click();
  const lines = page.locator('.quick-line');
  await lines
    .filter({ hasText: /已匹配|已改数量/ })
    .first()
    .waitFor();
  const first = since();
  // Only the lines near the screen are in the document: the sum says how many are not looked up yet.
  const sum = page.getByText(/正在查找，还有 \d+ 行/);
  await sum.waitFor();
  await sum.waitFor({ state: 'detached', timeout: 300_000 });
  const longest = await page.evaluate<number>('window.longest');
  return { first, last: since(), longest };
}

const executablePath = await ensureChromium();
if (!executablePath) process.exit(1);
const standIn = await startStandIn({ GOODS: '3000' });
const browser = await chromium.launch({ executablePath });
try {
  const buyer = await apiBuyer(standIn.url, 'yaodian');
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' });
  await storeLogin(context, standIn.url, buyer);
  const { first, last, longest } = await measure(await slowPage(context), standIn.url, await linesOf(buyer));
  console.log(`${LINES} mixed lines: the first known after ${first.toFixed(1)} s, the last after ${last.toFixed(1)} s`);
  console.log(`(at most ${BOUND} s); the page answered nobody for ${Math.round(longest)} ms at the longest`);
  if (last > BOUND) process.exitCode = 1;
} finally {
  await browser.close();
  await standIn.stop();
}
