import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { openSession, type SessionPorts } from './smoke-session.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-session-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = join(dir, 'look.jsonc');
writeFileSync(file, '{ "scenario": "look", "role": "buyer", "use": ["login"], "steps": [{ "call": "cart.list" }] }');

const wanted = {
  user: undefined,
  members: undefined,
  set: {},
  repeat: undefined,
  jobs: undefined,
  sms: undefined,
  ...{ settle: undefined, bail: false, readOnly: false },
};

const production = () => createFakeShop({ kind: 'production' }).shop;
const nobodyAt = () => createFakeShop({ kind: 'production', login: undefined }).shop;

/** What is asked of a person on production, by name. */
async function askedFor(names: readonly string[], shop = production()): Promise<string[]> {
  const asked: string[] = [];
  const ports: SessionPorts = {
    language: 'zh',
    env: {},
    operator: () => Promise.reject(new Error('production has no operator')),
    fetch: async () => fetch,
    secret: async (which) => {
      asked.push(which);
      return 'secret';
    },
    prompt: async () => '123456',
    pay: async () => undefined,
  };
  await openSession(shop, names, shop.session.login ? { ...wanted, user: 'yaodian' } : wanted, ports);
  return asked;
}

test.each([
  ['visitors walk: nothing', ['visitor-home', 'visitor-search'], []],
  ['nothing is paid: the password', ['visitor-home', 'buyer-search', 'favourites'], ['password']],
  ['something is paid: both', ['favourites', 'main-road'], ['password', 'payPassword']],
  ['a file of one’s own, which may pay: both', [file], ['password', 'payPassword']],
])('on production, when %s is asked for', async (_, names, asked) => {
  expect(await askedFor(names)).toEqual(asked);
});

test('without a member, and nobody logged in, production asks for one; visitors need none', async () => {
  await expect(askedFor(['favourites'], nobodyAt())).rejects.toMatchObject({ code: 'usage' });
  expect(await askedFor(['visitor-home'], nobodyAt())).toEqual([]);
});
