/**
 * Every command that reads, against a server that leaves every field in: a visitor and an unverified member are told no price
 * and no stock, a verified one nothing of a privilege that is off.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { pricesIn } from '#fixtures/backend/testing/black-box/find-prices.ts';
import { privilegeNames } from '#fixtures/world/rows/settings.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { type Desk, openDesk } from './desk.ts';
import { GOODS } from './lost-answers/scenes.ts';

type Answer = Record<string, unknown>;

let desk: Desk;
let shop: Profile;
/** What the server answered to the last command, by path. */
let told: (readonly [path: string, answer: Answer])[] = [];

const listening: NonNullable<Parameters<typeof openDesk>[0]>['through'] = (fetch) => async (input, init) => {
  const came = await fetch(input, init);
  const url = new URL(String(input));
  const path = `${url.pathname.replace('/api/', '')}?act=${url.searchParams.get('act')}`;
  const answer = (await came
    .clone()
    .json()
    .catch(() => ({}))) as Answer;
  told.push([path, answer]);
  return came;
};

beforeAll(async () => {
  desk = await openDesk({ shop: {}, through: listening });
  await desk.standIn.operate('settings', { settings: { generous: true, nodl_market: false } });
  // On production nothing acts without a consent, so every example can be run.
  shop = { ...desk.local, name: 'shop', kind: 'production', patience: 0 };
});
afterAll(() => desk.close());

async function enter(user_name: string): Promise<void> {
  await desk.enter(user_name || 'yaodian', shop);
  if (user_name === '') await saveLogin(desk.config, shop, undefined);
}

async function yaocang(line: string) {
  told = [];
  return desk.yaocang(['--env', 'shop', ...line.split(' ')], { LANG: 'zh_CN.UTF-8' });
}

/** `npm run proof` runs every example, and switches one privilege after the other; `npm test` the first of each, and all of them. */
const thorough = process.env.THOROUGH === '1';

/** `call` and `poll` print what came as it came, and say so. */
const NOT_READ =
  /^(env|sandbox|log|smoke|help|completion|support-bundle|order export|call|calls|poll|contract|login|logout|doctor)\b/;
const lines = commands
  .filter(({ name }) => !NOT_READ.test(name))
  .flatMap(({ examples }) =>
    (thorough ? examples : examples.slice(0, 1)).map((example) =>
      example.replace(/^yaocang /, '').replace('112550', GOODS),
    ),
  )
  .filter((line) => !line.includes("'") && !line.includes('--out'));

/** Amounts that the answers gave away, in yuan as a line prints them; round ones may be a coupon's. */
function pricesTold(): string[] {
  const all = told.flatMap(([path, answer]) => pricesIn(answer, path).map((place) => at(answer, place)));
  return [...new Set(all.map((value) => Number(value).toFixed(2)))].filter((text) => !/\.00$|NaN/.test(text));
}
const at = (answer: Answer, place: string): unknown =>
  place.split('.').reduce<unknown>((value, name) => (value as Answer)[name], answer);

const dataOf = (out: string): unknown => (out.startsWith('{') ? JSON.parse(out.split('\n')[0] ?? '') : {});

test.each(['', 'weirenzheng'])('%j is told no price and no stock by any command', async (user) => {
  await enter(user);
  let withPrices = 0;
  for (const line of lines) {
    const { out } = await yaocang(line);
    if (told.every(([path, answer]) => pricesIn(answer, path).length === 0)) continue;
    withPrices += 1;
    const given = pricesTold();
    const printed = (out.match(/\d+\.\d\d/g) ?? []).filter((text) => given.includes(text));
    expect([line, printed, /库存[^\S\n]?\d/.exec(out)?.[0]]).toEqual([line, [], undefined]);
    const data = dataOf((await yaocang(`${line} --json`)).out);
    const left = pricesIn(data, '').filter((path) => !/market_price|limit|cap/.test(path));
    expect([line, left]).toEqual([line, []]);
  }
  expect(withPrices).toBeGreaterThan(1);
});

/** The names of the fields that a privilege switches, and of those that also stand elsewhere without it. */
function switched(codec: Codec<unknown>, under: Map<string, Set<string>>, free: Set<string>): void {
  if (codec.holds) switched(codec.holds, under, free);
  if (!('fields' in codec)) return;
  for (const [name, field] of Object.entries(codec.fields as Fields)) {
    const flags = (field.under?.flags ?? []).filter((flag) => flag !== 'prices');
    if (flags.length === 0) free.add(name);
    for (const flag of flags) under.set(flag, (under.get(flag) ?? new Set()).add(name));
    switched(field, under, free);
  }
}

test('a privilege that is off hides its fields from every command', async () => {
  await enter('yaodian');
  const under = new Map<string, Set<string>>();
  const free = new Set<string>();
  for (const { call } of everyCall) switched(call.answer as Codec<unknown>, under, free);
  const flags = [...under.keys()];
  const seen = new Set<string>();
  /** Runs these lines with privileges off; those that were given something that is to be hidden. */
  async function hiding(off: readonly string[], some: readonly string[]): Promise<string[]> {
    const names = off.flatMap((flag) => [...(under.get(flag) ?? [])]).filter((name) => !free.has(name));
    const giving: string[] = [];
    await desk.standIn.operate('settings', { privileges: allBut(off) });
    for (const line of some) {
      const { out } = await yaocang(`${line} --json`);
      const given = namesIn(told.map(([, answer]) => answer));
      const found = names.filter((name) => given.has(name));
      if (found.length > 0) giving.push(line);
      for (const name of found) seen.add(name);
      const printed = namesIn(dataOf(out));
      expect([off, line, names.filter((name) => printed.has(name))]).toEqual([off, line, []]);
    }
    return giving;
  }
  const giving = await hiding(flags, lines);
  expect([giving.length > 4, seen.size > 5]).toEqual([true, true]);
  if (thorough) for (const flag of flags) await hiding([flag], giving);
});

const allBut = (flags: readonly string[]) =>
  Object.fromEntries(privilegeNames.map((name) => [name, !flags.includes(name)]));

/** Names of fields that hold something: a number that is not 0, a text, a list with rows. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, each] of Object.entries(value)) {
    if (![null, '', '0', false, 0].includes(each as null) && !(Array.isArray(each) && each.length === 0))
      names.add(name);
    namesIn(each, names);
  }
  return names;
}
