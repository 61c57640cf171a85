import { chromium as browsers } from '@playwright/test';
import { login } from '#shared/contract/login.ts';
import { SHOWN, watchPage } from './watch.mjs';

/** @typedef {{ fcp: number, content: number, lcp: number, blocking: number, shift: number, requests: number }} Measured */

export const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};
/** A desk on the same network, where the sizes of the page are looked at. */
export const desk = (/** @type {number} */ width) => ({ viewport: { width, height: 900 }, locale: 'zh-CN' });
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** ms after which a visit is over. */
const SETTLED = 2_500;

/**
 * Makes every visit once a round, to each shop in turn; a visit that never shows its content throws. Returns the
 * measurements by visit, one list per shop.
 * @param {{ urls: readonly string[], chromium: string, visits: readonly import('./visits.mjs').Visit[], rounds: number, device?: import('@playwright/test').BrowserContextOptions }} what
 */
export async function visitAll({ urls, chromium, visits, rounds, device = PHONE }) {
  const browser = await browsers.launch({ executablePath: chromium, args: launchArgs() });
  const found = new Map(visits.map(({ name }) => [name, urls.map(() => /** @type {Measured[]} */ ([]))]));
  try {
    const logins = visits.some(({ member }) => member) ? await Promise.all(urls.map(logIn)) : [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const each of visits) {
        for (const [at, url] of urls.entries())
          found
            .get(each.name)
            ?.[at]?.push(await visitOnce(await browser.newContext(device), url, each, logins[at] ?? {}));
      }
      process.stderr.write(`round ${round} of ${rounds}\r`);
    }
  } finally {
    await browser.close();
  }
  return found;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {import('./visits.mjs').Visit} what
 * @param {Record<string, unknown>} login the login of a member
 * @returns {Promise<Measured>}
 */
async function visitOnce(context, url, what, login) {
  try {
    if (what.member)
      await context.addInitScript((values) => {
        for (const [key, value] of Object.entries(values))
          localStorage.setItem(`yaocang_${key}`, JSON.stringify({ value }));
      }, login);
    if (what.again) {
      const first = await context.newPage();
      await first.goto(`${url}/${what.path}`);
      await first.waitForTimeout(SETTLED);
      await first.close();
    }
    return await visit(context, url, what);
  } finally {
    await context.close();
  }
}

/** A page of a slow phone. @param {import('@playwright/test').BrowserContext} context */
export async function slowPage(context) {
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', NETWORK);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, phone };
}

/**
 * One visit. Throws when the content is never shown.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {{ name: string, path: string, content: string, price?: string }} what
 * @returns {Promise<Measured>}
 */
export async function visit(context, url, { name, path, content, price }) {
  const { page } = await slowPage(context);
  try {
    await page.addInitScript(watchPage, { content, price, shown: SHOWN });
    const isShown = page.waitForEvent('console', { predicate: (told) => told.text() === SHOWN, timeout: 30_000 });
    await Promise.all([page.goto(`${url}/${path}`), isShown]);
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => ({
      .../** @type {any} */ (globalThis).measured,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
  } catch (error) {
    throw new Error(`${name} (/${path}) never showed its content.`, { cause: error });
  } finally {
    await page.close();
  }
}

/** Chromium's own sandbox does not run as root. */
export const launchArgs = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** A member's login, as the shop stores it. @param {string} url @returns {Promise<Record<string, unknown>>} */
async function logIn(url) {
  const body = JSON.stringify({ user_name: 'yaodian', password: 'Yaocang2026', openid: '', log_bs: '', yz_chit: '' });
  const answer = await fetch(`${url}/api/${login.login.path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { token, name, agency_id } = await answer.json();
  if (!token) throw new Error('The demo member cannot log in.');
  return { token, name, yz: 1, agency_id };
}
