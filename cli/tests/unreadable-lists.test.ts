import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { common } from '#shared/contract/common.ts';
import { mainListsOf } from '#shared/contract/testing/main-lists.ts';
import { plain, startAt } from '#shared/contract/wire.ts';

// The whole program against a server that answers every list in the same way.
const dir = mkdtempSync(join(tmpdir(), 'yaocang-lists-'));
const init = common.init.answer.write(common.init.answer.read({ user_yz: 1 }, startAt(false)), plain) as object;
let server: Server;
let answer: object = {};
/** The paths of the calls that arrived, but for init. */
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = everyCall.find(({ call }) => request.url?.includes(call.path))?.call.path ?? '';
    const isInit = path === common.init.path;
    if (!isInit) asked.push(path);
    response.end(JSON.stringify({ success: 1, ...(isInit ? init : answer) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const shop = { ...localProfile, name: 'shop', base, patience: 0 };
  await saveProfile(dir, shop);
  await saveLogin(dir, shop, member);
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

async function yaocang(line: string) {
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: dir } });
  const { signal } = new AbortController();
  const exit = await run(['--env', 'shop', ...line.split(' ')], { commands, groups, terminal, signal });
  return { exit, ...terminal.written };
}

/** The calls whose answer is about a list in `data`. */
const LISTS = everyCall.filter(({ call }) => mainListsOf(call).includes('data')).map(({ call }) => call.path);

/** The example of each command that asks the shop for itself, and writes no file. */
const examples = commands
  .filter(({ name }) => !/^(env|sandbox|log|smoke|help|completion|support-bundle|order export)/.test(name))
  .map(({ examples: [example = ''] }) => example.replace(/^yaocang /, ''))
  .concat('review list 1 --order', 'after-sales show 1');

/** A command that asks for one list and ends: the list is what it is for. What acts asks first (5). */
async function readsOneList(line: string): Promise<boolean> {
  answer = {};
  asked = [];
  const { exit } = await yaocang(line);
  const [path = '', more] = new Set(asked);
  return exit !== 5 && more === undefined && LISTS.includes(path);
}

/** `npm run proof` damages each list in every way, `npm test` in one of them, in turns. */
const thorough = process.env.THOROUGH === '1';
const DAMAGED: readonly object[] = [{}, { data: [{ unknown: 1 }] }, { data: 'oops' }];

test('a list that cannot be read is a failure that names it, never "none"', async () => {
  const lists: string[] = [];
  for (const line of examples) if (await readsOneList(line)) lists.push(line);
  expect(lists.length).toBeGreaterThan(25);
  for (const [turn, line] of lists.entries()) {
    for (const damaged of DAMAGED.filter((_, at) => thorough || at === turn % DAMAGED.length)) {
      answer = damaged;
      const { exit, out, err } = await yaocang(line);
      expect([line, exit, out]).toEqual([line, 9, '']);
      expect(err, line).toMatch(/\.php\?act=\w+ · (data|goods)/);
    }
  }
});

test.each(['order goods 1', 'order goods 1 --parcel 2'])(
  '%s: an order without a readable line is told as such',
  async (line) => {
    for (const damaged of [{}, { data: [] }, { data: 'oops' }]) {
      answer = damaged;
      const { exit, out, err } = await yaocang(line);
      expect([exit, out]).toEqual([7, '']);
      expect(err).toContain('应答里没有可读的商品');
    }
  },
);

test('a payment password of which nothing is said is told as unknown', async () => {
  answer = { data: [{ pay_id: '1', pay_name: '余额支付', icon: '', color: '', des: '' }], moneys: '9.00' };
  expect((await yaocang('bank list')).out).toMatch(/支付密码\s+未知/);
  answer = { ...answer, pay_pwd: '0' };
  expect((await yaocang('bank list')).out).toMatch(/支付密码\s+未设置/);
});
