import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { type Command, membersOnly, servedBy, withSession } from '#cli/frame/command.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { common } from '#shared/contract/common.ts';
import { plain, startAt } from '#shared/contract/wire.ts';
import { wordsOf } from './examples.ts';

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

/** What a first example leaves to a choice, or to a file. */
const FULLER: Readonly<Record<string, string>> = {
  pay: 'pay 1 --method wechat',
  'quick-order': 'quick-order tsconfig.json',
};

function linesOf(command: Command): string[] {
  const words = FULLER[command.name]?.split(' ') ?? wordsOf(command);
  // Whether it is meant is asked first.
  return 'sure' in command.options && !words.includes('--yes') ? [...words, '--yes'] : words;
}

/** Every command that says it is for members, and what is for members of a command for everybody. */
const calls = [
  ...commands.filter(({ who }) => who === 'member').map(linesOf),
  'review list 1 --order'.split(' '),
  // The first word may look like an option.
  'topup start --amount -0.50'.split(' '),
].map((words) => [words.join(' '), words] as const);

test.each(calls)(
  '%s is for members: nothing is asked but the shop’s settings, and the way in is named',
  async (_line, words) => {
    const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: dir, LANG: 'zh_CN.UTF-8' } });
    const { signal } = new AbortController();
    const exit = await run([...words, '--base', base], { commands, groups, terminal, signal });
    expect([exit, arrived]).toEqual([4, ['/api/common.php']]);
    expect(terminal.written.err).toContain(`yaocang --base ${base} login`);
  },
);

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
