/** A shop under load: home, search, and the road from cart to payment. */

import { Pool } from 'undici';
import { randomToken } from '#fixtures/backend/server/sessions.ts';
import { type Crowd, prepareCrowd } from '#fixtures/backend/testing/concurrency/prepare-crowd.ts';
import { serve } from '#fixtures/backend/testing/concurrency/served-process.ts';
import type { Db } from '#fixtures/store/db.ts';
import { fill } from '#fixtures/store/fill.ts';
import { openStore } from '#fixtures/store/open-store.ts';
import { tokens } from '#fixtures/store/schema.ts';
import { calls } from '#shared/contract/calls.ts';
import { AT_ONCE, type Figures, LASTS, repeat, runFor, Stopwatch } from './measure.ts';

/** Keywords with very many, some and hardly any results. */
const WORDS = ['片', '口罩', '阿莫西林', '注射液', '感冒', '维生素C', '胶囊 江州', '不存在的药'];
/** Login sessions per paying member: every payment uses one. */
const PAYMENTS = 300;
const PURSE = 100_000_000;

type Asked = { goods: number; dataDir?: string; databaseUrl?: string };
type Said = Record<string, unknown>;

/** Makes a shop with this many goods, serves it in its own process and measures it. */
export async function benchShop({ goods, ...where }: Asked): Promise<Figures[]> {
  const begun = performance.now();
  const crowd = await prepare({ goods, ...where });
  console.log(`  ${goods} goods ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const served = await serve({
    GOODS: String(goods),
    ...(where.dataDir && { DATA_DIR: where.dataDir }),
    ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }),
  });
  const pool = new Pool(served.at, { connections: AT_ONCE });
  try {
    const token = crowd.members[0]?.tokens[0] ?? '';
    return [
      ...(await repeat('home', () => ask(pool, token, calls.home.home.path, {}))),
      ...(await repeat('search', (round) => ask(pool, token, calls.search.search.path, searchFor(round)))),
      ...(await road(pool, crowd)),
    ];
  } finally {
    await pool.close();
    await served.end('SIGTERM');
  }
}

async function prepare(where: Asked): Promise<Crowd & { paying: string[][] }> {
  const store = await openStore({ ...where, seed: 1, now: Date.now(), onProgress: () => undefined });
  try {
    const place = { now: () => Date.now(), basePath: '/', apiBase: '/api' };
    // Two of three members are rich; only they walk the road.
    const crowd = await prepareCrowd(store.db, place, AT_ONCE * 2, PURSE);
    const members = crowd.members.filter((member) => member.isRich).slice(0, AT_ONCE);
    return { ...crowd, members, paying: await sessions(store.db, members) };
  } finally {
    await store.close();
  }
}

async function sessions(db: Db, members: Crowd['members']): Promise<string[][]> {
  const now = Date.now();
  const row = { pending: false, add_time: now, may_pay_until: now + 86_400_000 };
  const made = members.map(() => Array.from({ length: PAYMENTS }, () => randomToken()));
  for (const [at, own] of made.entries()) {
    const user_id = members[at]?.user_id ?? '';
    await fill(
      db,
      tokens,
      own.map((token) => ({ token, user_id, ...row })),
    );
  }
  return made;
}

const searchFor = (round: number) => ({
  is_start: '1',
  keywords: WORDS[round % WORDS.length] ?? '',
  brand: '',
  cat_id: '',
  only_kc: '0',
  is_discount: '0',
  is_yb: '0',
  is_udi: '0',
  sort: 'add_time',
  order: 'DESC',
  ppg: '',
});

/** Each member adds to the cart, submits and pays, again and again. Reading the cart in between is not measured. */
async function road(pool: Pool, { members, contested, paying }: Crowd & { paying: string[][] }): Promise<Figures[]> {
  const watch = new Stopwatch();
  await runFor(LASTS, async (at, round) => {
    const member = members[at];
    const token = paying[at]?.[round % PAYMENTS] ?? '';
    if (!member) return;
    const item = { type: '0', goods_id: contested.plenty, goods_number: 1, attr_id: '', spce_id: '' };
    await watch.time('add_to_cart', () => ask(pool, token, calls.buy.addToCart.path, {}, [item]));
    const { data } = await ask(pool, token, calls.cart.list.path, {});
    const choice = { volume_id: '', use_integral: '0', remark: '', seal: '', address_id: member.address_id };
    const buy_list = (data as { cart_id: string }[])[0]?.cart_id ?? '';
    const order = { ...choice, buy_list, once: `${at}-${round}` };
    const { order_id } = await watch.time('submit', () => ask(pool, token, calls.buy.submit.path, {}, order));
    const name = { order_id: String(order_id), fd_sn: '' };
    await watch.time('pay', () => ask(pool, token, calls.payOrder.yePay.path, name));
  });
  return watch.figures();
}

/** Makes a call. A refusal would spoil the figures, so it ends the run. */
async function ask(
  pool: Pool,
  token: string,
  path: string,
  query: Record<string, string>,
  body?: unknown,
): Promise<Said> {
  const { body: answer } = await pool.request({
    path: `/api/${path}&${new URLSearchParams(query)}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: { token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as Said;
  if (said.success !== 1) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}
