import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { apiBuyer } from '#web/e2e/support/buyer.ts';
import { storeLogin } from '#web/e2e/support/stored-login.ts';
import { launchArgs, PHONE, visit } from './phone.mjs';

/** @typedef {import('./phone.mjs').Measured} Measured */
/** @typedef {import('./visits.mjs').DailyVisit} DailyVisit */
/** @typedef {import('#web/e2e/support/buyer.ts').ApiBuyer} ApiBuyer */
/** @typedef {import('#shared/contract/entities.ts').GoodsCard} GoodsCard */

/** The visits of one profile, in order. */
export const TIMES = ['first', 'second', 'third'];

/** The lines of the cart that the visits and the taps open. */
const LINES = 50;

/** The demo member, with an order and a cart of so many lines. @param {string} url @param {number} [lines] */
export async function memberOf(url, lines = LINES) {
  const buyer = await apiBuyer(url, 'yaodian');
  await fillCart(buyer, 1);
  await buyer.order();
  await fillCart(buyer, lines);
  return buyer;
}

/** Empties the cart and puts so many goods into it. @param {ApiBuyer} buyer @param {number} lines */
export async function fillCart({ client, emptyCart }, lines) {
  const { buy, search } = await calls();
  await emptyCart();
  const all = { brand: '', cat_id: '', is_discount: false, is_yb: false, is_udi: false, ppg: '' };
  const wanted = { is_start: true, keywords: 'all', only_kc: true, sort: 'buy_count', order: 'DESC', ...all };
  const fits = (/** @type {GoodsCard} */ { lx }) => lx === '0';
  let page = await client.send(search.search, /** @type {any} */ (wanted));
  let refused = '';
  for (let added = 0; ; ) {
    for (const { goods_id } of page.data.filter(fits)) {
      if (added === lines) break;
      const add = async (/** @type {object} */ more) => {
        const item = { type: '0', goods_id, goods_number: 1, attr_id: '', spce_id: '', ...more };
        return (await client.send(buy.addToCart, [/** @type {any} */ (item)])).success === 1;
      };
      const isIn = await add({})
        .catch(async () => add(await leastOf(client, goods_id)))
        .catch((/** @type {unknown} */ error) => {
          refused = String(error);
          return false;
        });
      if (isIn) added += 1;
    }
    if (added >= lines) return;
    const next = await client.next(search.search, page.page_next);
    if (!next) throw new Error(`A cart of ${lines} lines has ${added}: the stand-in has too few goods. ${refused}`);
    page = /** @type {any} */ (next);
  }
}

/** What of goods that are not sold by the piece can be bought. @param {ApiBuyer['client']} client @param {string} goods_id */
async function leastOf(client, goods_id) {
  const { goods, orderMultiple } = await calls();
  const { data, spce_list } = await client.send(goods.info, { goods_id, fast_buy: true, log_bs: '' });
  const inStock = spce_list.find(({ goods_number = 0 }) => goods_number > 0);
  return { goods_number: orderMultiple(data), spce_id: inStock?.spce_id ?? '' };
}

const calls = async () => ({
  ...(await import('#shared/contract/buy.ts')),
  ...(await import('#shared/contract/goods.ts')),
  ...(await import('#shared/rules/goods/pack-size.ts')),
  ...(await import('#shared/contract/search.ts')),
});

/**
 * Each page three times in one profile, by each shop in turn, as a member or a stranger. Returns the measurements by page
 * and time, one list per shop.
 * @param {{ urls: readonly string[], chromium: string, visits: readonly DailyVisit[], rounds: number, member: boolean }} what
 */
export async function visitDaily({ urls, chromium, visits, rounds, member }) {
  const members = member ? await Promise.all(urls.map((url) => memberOf(url))) : [];
  const others = new Map(
    await Promise.all(
      [...new Set(visits.flatMap(({ as = [] }) => as))].map(
        async (name) => /** @type {const} */ ([name, await Promise.all(urls.map((url) => apiBuyer(url, name)))]),
      ),
    ),
  );
  /** @type {Map<string, Measured[][]>} */
  const found = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    for (const each of visits) {
      for (const [at, url] of urls.entries()) {
        const buyer = each.as === undefined ? members[at] : others.get(each.as)?.[at];
        const measured = await thrice(chromium, url, each, buyer);
        for (const [time, one] of measured.entries()) {
          const name = `${each.name}, ${TIMES[time]}`;
          const all = found.get(name) ?? urls.map(() => []);
          all[at]?.push(one);
          found.set(name, all);
        }
      }
      process.stderr.write(`round ${round} of ${rounds}, ${each.name}        \r`);
    }
  }
  return found;
}

/** @param {string} chromium @param {string} url @param {DailyVisit} what @param {ApiBuyer | undefined} buyer a stranger when undefined */
async function thrice(chromium, url, what, buyer) {
  const profile = await mkdtemp(join(tmpdir(), 'yaocang-profile-'));
  const context = await browsers.launchPersistentContext(profile, {
    executablePath: chromium,
    args: launchArgs(),
    ...PHONE,
  });
  try {
    if (buyer) await storeLogin(context, url, buyer);
    const measured = [];
    for (const _ of TIMES) measured.push(await visit(context, url, what));
    return measured;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
