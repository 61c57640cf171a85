/** The scenarios before shops that spell, and leave out, what no document forbids them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { bare, sloppy } from '#fixtures/backend/server/spelling.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { runAll, tasksOf } from '../run-all.ts';
import { telling, testPorts } from '../testing/test-ports.ts';
import { scenarios } from './index.ts';

/** `npm run proof` walks all of them, `npm test` every third: each is walked before the whole shop by its own test. */
const thorough = process.env.THOROUGH === '1';
const share = (names: readonly string[]): readonly string[] => names.filter((_, at) => thorough || at % 3 === 0);

let standIn: TestShop;
beforeAll(async () => {
  standIn = await openTestShop({ spelling: bare(sloppy(7)), clock: Date.now });
});
afterAll(() => standIn.close());

const MEMBERS = {
  buyer: 'yaodian',
  credit: 'feixianjie',
  unverified: 'weirenzheng',
  narrow: 'fanweiwai',
  chain: 'liansuo',
};

/** The names of fields, each with what another shop sends in its place; undefined leaves it out. */
type Otherwise = Readonly<Record<string, unknown>>;

function otherwise(value: unknown, changes: Otherwise): unknown {
  if (Array.isArray(value)) return value.map((each) => otherwise(each, changes));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => {
    const isChanged = name in changes && String(each) !== NOT_FOR_SALE;
    return [name, isChanged ? changes[name] : otherwise(each, changes)];
  });
  return Object.fromEntries(fields);
}
const NOT_FOR_SALE = '3';

async function walk(names: readonly string[], changes: Otherwise, missing?: string) {
  const { fetch, operate, shop } = standIn;
  const other: typeof fetch = async (input, init) => {
    if (missing !== undefined && String(input).includes(missing)) return new Response('', { status: 404 });
    const answer = await fetch(input, init);
    return Response.json(otherwise(await answer.json(), changes), { status: answer.status });
  };
  const over = { base: `${LOOPBACK}/api`, fetch: other, operate, now: () => shop.now() };
  const wanted = scenarios.filter(({ name }) => names.includes(name));
  const runs = await runAll(tasksOf(wanted, 1), {
    ...telling,
    jobs: 1,
    portsFor: async ({ scenario: { role } }) => testPorts(over, MEMBERS[role ?? 'buyer']),
    now: () => shop.now(),
    goOn: () => true,
    each: () => undefined,
  });
  return runs.flatMap(({ scenario, steps, left }) =>
    [
      ...steps.flatMap(({ trouble, because }) => [trouble?.message, because].filter((each) => each !== undefined)),
      ...left,
    ].map((told) => `${scenario}: ${told}`),
  );
}

/** What a scenario has no use for, and what no document gives a value to but one. */
const THIN = { goods_type: '0', flhd: undefined, goods_list: undefined, is_best: undefined, click_count: undefined };

/** What such a shop cannot show. */
const SKIPPED: Readonly<Record<string, string>> = {
  'login-sms': 'login-sms: a login takes no text message here',
  'split-order': 'split-order: the cart does not tell merchants',
};

test.each(share(scenarios.map(({ name }) => name)))(
  '%s holds where answers are spare and loose, goods_type is 0, and fields that nobody needs are missing',
  async (name) => {
    expect(await walk([name], THIN)).toEqual(SKIPPED[name] === undefined ? [] : [SKIPPED[name]]);
  },
);

/** Those that look for goods. */
const CHOOSING = [
  'main-road',
  'cart-stock',
  'cart-limit',
  'cart-packs',
  'price-promotion',
  'price-batch',
  'price-tiers',
  'shipping-fee',
  'coupon',
  'favourites',
  'pay-combined',
];

test.each(share(CHOOSING))('%s finds its goods where goods_type is 2', async (name) => {
  expect(await walk([name], { goods_type: 2 })).toEqual([]);
});

test('where none fit, it is told what was looked at and what it lacked', async () => {
  const told = await walk(['price-tiers', 'main-road'], { buyladder: [], goods_type: '3' });
  expect(told).toEqual([
    expect.stringMatching(
      /^main-road: data is (\d+) looked at, \1 not sold alone by goods_type \(such as \d+\).*expected goods that can/,
    ),
    expect.stringMatching(
      /^price-tiers: there are no goods with tiered prices here: \d+ looked at, \d+ not sold alone by goods_type/,
    ),
  ]);
});

test('a price that does not come is told as the field, with goods that lack it', async () => {
  const none = { shop_price: undefined };
  expect(await walk(['main-road'], none)).toEqual([
    expect.stringMatching(/^main-road: data is (\d+) looked at, \1 without a price in shop_price \(such as \d+\)/),
  ]);
});

test.each([
  ['ledger', 'user.php?act=detail_log'],
  ['product-papers', 'cpzl.php?act=list'],
  ['address-book', 'path.php?act=save'],
])('%s is skipped where the shop does not have %s, which no document shows', async (name, call) => {
  expect(await walk([name], {}, call)).toEqual([`${name}: this shop does not offer ${call}`]);
});
