import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { type Command, membersOnly, servedBy, withSession } from '#cli/frame/command.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { common } from '#shared/contract/common.ts';
import { plain, startAt } from '#shared/contract/wire.ts';
import { canned, openSeat, type Seated } from './desk.ts';
import { wordsOf } from './examples.ts';

// The whole program against a server that counts what arrives, and nobody is logged in.
let desk: Seated;
const init = common.init.answer.write(common.init.answer.read({ user_yz: 1 }, startAt(false)), plain) as object;
beforeAll(async () => {
  desk = await openSeat(canned({ [common.init.path]: init }));
});
afterAll(() => desk.close());

const yaocang = (words: readonly string[]) =>
  desk.yaocang([...words, '--base', desk.relay.base], { LANG: 'zh_CN.UTF-8', YAOCANG_PASSWORD: '' });

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
    const { exit, err } = await yaocang(words);
    expect([exit, desk.relay.arrived]).toEqual([4, [`GET ${common.init.path}`]]);
    expect(err).toContain(`yaocang --base ${desk.relay.base} login`);
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
  await yaocang(words.split(' '));
  expect(desk.relay.arrived.length).toBeGreaterThan(1);
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
