import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { membersOnly, servedBy, withSession } from '#cli/frame/command.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { common } from '#shared/contract/common.ts';
import { plain, startAt } from '#shared/contract/wire.ts';

// The whole program against a server that counts what arrives, and nobody is logged in.
const dir = mkdtempSync(join(tmpdir(), 'yaocang-members-'));
let server: Server;
let base = '';
let arrived: string[] = [];
const init = common.init.answer.write(common.init.answer.read({ user_yz: 1 }, startAt(false)), plain) as object;

beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(new URL(request.url ?? '', 'http://x').pathname);
    response.end(JSON.stringify({ success: 1, ...init }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  arrived = [];
});

const calls = [
  'whoami',
  'center',
  'account list',
  'account switch x',
  'account close --reason x --yes',
  'account close-status',
  'account close-withdraw',
  'salesman list',
  'security list',
  'verify show',
  'verify submit',
  'scope show',
  'scope submit 1 a.png',
  'wechat status',
  'wechat unbind',
  'favourite list',
  'favourite add 7',
  'favourite remove 7 --yes',
  'frequent list',
  'history list',
  'preorder list',
  'preorder place 7 1',
  'cart list',
  'cart add 7',
  'cart set 1 2',
  'cart remove 1',
  'quick-order tsconfig.json',
  'address list',
  'address show 1',
  'address save --id 1',
  'address remove 1 --yes',
  'checkout',
  'order submit',
  'order list',
  'order show 1',
  'order why 1',
  'order confirm 1',
  'order close 1',
  'order track 1',
  'order goods 1',
  'order again 1',
  'order export 1',
  'after-sales list',
  'after-sales show 1',
  'after-sales apply 1',
  'after-sales cancel 1',
  'review list 1 --order',
  'review add 1 --stars 5 --text x',
  'pay 1 --method wechat',
  'transfer accounts',
  'transfer show 1',
  'transfer withdraw 1 --yes',
  'topup list',
  'topup start --amount -0.50',
  'topup log',
  'topup remove 1 --yes',
  'topup pay 1 --method wechat',
  'ledger',
  'bank list',
  'invoice list',
  'invoice apply 1',
  'coupon mine',
  'coupon claim 1',
  'signin show',
  'signin claim',
  'article like 1',
  'feedback send x',
  'password change',
  'pay-password set',
  'security set q1',
];

test.each(calls)(
  '%s is for members: nothing is asked but the shop’s settings, and the way in is named',
  async (words) => {
    const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: dir, LANG: 'zh_CN.UTF-8' } });
    const { signal } = new AbortController();
    const exit = await run([...words.split(' '), '--base', base], { commands, groups, terminal, signal });
    expect([exit, arrived]).toEqual([4, ['/api/common.php']]);
    expect(terminal.written.err).toContain(`yaocang --base ${base} login`);
  },
);

test('every command that says it is for members is walked here, and no other but the reviews of an order', () => {
  const walked = calls.map((words) => commands.find(({ name }) => words === name || words.startsWith(`${name} `)));
  const declared = commands.filter(({ who }) => who === 'member').map(({ name }) => name);
  expect([...declared, 'review list'].sort()).toEqual([...new Set(walked.map((each) => each?.name ?? ''))].sort());
});

test.each([
  'search all',
  'collection new',
  'goods 7',
  'article list',
  'article show 1',
  'coupon list',
  'papers search',
  'papers show 7',
  'preorder show 7',
  'review list 7',
])('%s is for everybody: the shop is asked without a login', async (words) => {
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: dir, LANG: 'zh_CN.UTF-8' } });
  const { signal } = new AbortController();
  await run([...words.split(' '), '--base', base], { commands, groups, terminal, signal });
  expect(arrived.length).toBeGreaterThan(1);
});

test('a command of members cannot be declared for everybody, nor learn who is logged in', () => {
  const forMembers = async (shop: MemberShop) => ({ message: shop.session.login.name });
  const about = ['', ''] as const;
  const declared = [
    membersOnly(async () => ({ forMembers }))('x', {
      about,
      run: async (service, _, cli) => service.forMembers(await cli.shop()),
    }),
    servedBy(async () => ({ forMembers }))('x', {
      about,
      // @ts-expect-error: a shop for everybody is no member's
      run: async (service, _, cli) => service.forMembers(await cli.shop()),
    }),
    servedBy(async () => ({}))('x', {
      about,
      // @ts-expect-error: nor does it say who is logged in
      run: async (_, __, cli) => ({ message: (await cli.shop()).session.login?.name ?? '' }),
    }),
    withSession(async () => ({}))('x', {
      about,
      run: async (_, __, cli) => ({ message: (await cli.shop()).session.login?.name ?? '' }),
    }),
  ];
  expect(declared.map(({ who }) => who)).toEqual(['member', 'anybody', 'anybody', 'session']);
});
