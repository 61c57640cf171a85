import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SessionCli } from '#cli/frame/cli.ts';
import { readAll } from '#cli/frame/parameters.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { smokeOptions } from './options.ts';
import { openSession } from './smoke-session.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-session-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = join(dir, 'look.jsonc');
writeFileSync(file, '{ "scenario": "look", "role": "buyer", "use": ["login"], "steps": [{ "call": "cart.list" }] }');

const production = () => createFakeShop({ kind: 'production' }).shop;
const nobodyAt = () => createFakeShop({ kind: 'production', login: undefined }).shop;

/** A run before this shop; what is asked of a person is noted by name. */
const cliOf = (shop: Shop, asked: string[] = []) =>
  ({
    terminal: createTestTerminal({ seated: true, columns: 80 }),
    logins: mkdtempSync(join(dir, 'logins-')),
    profile: async () => shop.profile,
    lacking: async () => () => [],
    shop: async () => shop,
    fetch: async () => fetch,
    secret: async ({ flag }: { readonly flag: string }) => {
      asked.push(flag);
      return 'secret';
    },
  }) as unknown as SessionCli;

/** What is asked of a person on production, by name. */
async function askedFor(names: readonly string[], shop = production()): Promise<string[]> {
  const asked: string[] = [];
  const cli = cliOf(shop, asked);
  const user = { irreversible: true, ...(shop.session.login && { user: 'yaodian' }) };
  await openSession(cli, names, readAll(smokeOptions, user));
  return asked;
}

test.each([
  ['visitors walk: nothing', ['visitor-home', 'visitor-search'], []],
  ['nothing is paid: the password', ['visitor-home', 'buyer-search', 'favourites'], ['password']],
  ['something is paid: both', ['favourites', 'main-road'], ['password', 'pay-password']],
  ['a file of one’s own pays nothing: the password', [file], ['password']],
])('on production, when %s is asked for', async (_, names, asked) => {
  expect(await askedFor(names)).toEqual(asked);
});

test('without a member, and nobody logged in, production asks for one; visitors need none', async () => {
  await expect(askedFor(['favourites'], nobodyAt())).rejects.toMatchObject({ code: 'usage' });
  expect(await askedFor(['visitor-home'], nobodyAt())).toEqual([]);
});

test.each([
  ['main-road', {}, 'usage', /main-road: what the balance paid stays paid.*--irreversible/],
  ['pay-code', { irreversible: true }, 'usage', /pay-code: nobody pays the code \(--settle\)/],
  ['credit-member', {}, 'guard', /credit-member: no member of the kind credit.*; it needs --allow write$/m],
  ['favourites', { readOnly: true }, 'usage', /favourites: it writes \(--read-only\)/],
  ['favourites', {}, 'guard', /favourites: it needs --allow write/],
])('%s, named with %o where it may not run: nothing is opened', async (name, flags, code, message) => {
  const cli = {
    ...cliOf(production()),
    lacking: async () => (effect: string) => (effect === 'write' ? ['--allow write'] : []),
    shop: async () => expect.fail('opened'),
  } as unknown as SessionCli;
  const words = ['visitor-home', name, 'all'];
  const given = readAll(smokeOptions, { user: 'yaodian', ...flags });
  await expect(openSession(cli, words, given)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message),
  });
});

test('all that is missing is named at once: of each scenario, and of the buyer that nobody can be asked for', async () => {
  const shop = nobodyAt();
  const cli = {
    ...cliOf(shop),
    terminal: createTestTerminal({ env: {} }),
    lacking: async () => () => ['--allow money', '--max-amount'],
    shop: async () => expect.fail('opened'),
  } as unknown as SessionCli;
  const told = async (names: readonly string[], flags: Record<string, string>, own: SessionCli = cli) =>
    openSession(own, names, readAll(smokeOptions, flags)).catch(({ code, message }) => `${code} ${message}`);
  const first = await told(['pay-code', 'main-road'], {});
  expect(first).toMatch(/^guard 2 scenarios/);
  expect(first).toMatch(
    /pay-code: nobody pays.*\(--settle\);.*\(--irreversible.*; it needs --allow money --max-amount$/m,
  );
  expect(first).toMatch(
    /this run lacks: a member \(--user.*; password \(.*YAOCANG_PASSWORD\); payment password \(--pay-password-file, YAOCANG_PAY_PASSWORD\)/,
  );
  const allowed = { ...cli, lacking: async () => () => [] } as unknown as SessionCli;
  expect(await told(['all'], { user: 'mingde' }, allowed)).toMatch(
    /^usage it lacks what follows[^\n]*\n {2}this run lacks: password \(/,
  );
  expect(
    await told(['visitor-home'], {}, { ...allowed, shop: async () => shop } as unknown as SessionCli),
  ).toMatchObject({
    plan: { walks: [{ scenario: 'visitor-home' }] },
  });
});

test('in a set those that may not run are left out; the permission of a profile counts, but for production', async () => {
  const at = (kind: 'staging' | 'production') => {
    const { shop } = createFakeShop({ kind });
    return cliOf({ ...shop, profile: { ...shop.profile, irreversible: true } });
  };
  const walks = async (cli: SessionCli, flags = {}) => {
    const { plan } = await openSession(cli, ['all'], readAll(smokeOptions, { user: 'yaodian', ...flags }));
    return plan.walks.map(({ scenario }) => scenario);
  };
  const [staging, live] = [await walks(at('staging')), await walks(at('production'))];
  expect(staging).toContain('main-road');
  expect(staging).not.toContain('credit-member');
  expect(live).not.toContain('main-road');
  expect(live).toContain('favourites');
});

test('by tag, and in parts that together are the whole', async () => {
  const cli = cliOf(createFakeShop({ kind: 'staging' }).shop);
  const walks = async (names: readonly string[], flags: object) => {
    const { plan } = await openSession(cli, names, readAll(smokeOptions, { user: 'yaodian', ...flags }));
    return plan.walks.map(({ scenario }) => scenario);
  };
  expect(await walks([], { tag: ['visitors'] })).toEqual([
    'visitor-home',
    'visitor-search',
    'search-end',
    'product-papers',
  ]);
  expect(await walks([], { tag: ['coupons', 'money'], irreversible: true })).toEqual(
    expect.arrayContaining(['coupon', 'main-road']),
  );
  const parts = await Promise.all([1, 2, 3].map((part) => walks(['all'], { shard: `${part}/3` })));
  const all = await walks(['all'], {});
  expect(parts.flat().sort()).toEqual(all.toSorted());
  expect(parts.every((part) => part.length > 5)).toBe(true);
  await expect(walks([], { tag: ['moneys'] })).rejects.toThrow('no tag moneys: accounts,');
  await expect(walks([], {})).rejects.toThrow('--tag');
  for (const shard of ['0/3', '4/3', 'x']) await expect(walks(['all'], { shard })).rejects.toThrow('--shard');
});
