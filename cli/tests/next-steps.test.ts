import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProfile } from '#cli/shop/profiles.ts';
import { type Desk, openDesk } from './desk.ts';

// What fails says what to do next.
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await saveProfile(desk.config, desk.local);
  for (const user of ['weirenzheng', 'fanweiwai', 'yaodian']) await desk.yaocang(['login', user]);
});
afterAll(() => desk.close());

test.each<[words: readonly string[], exit: number, next: string]>([
  [['cart', 'add', '424242'], 7, 'yaocang search'],
  [['cart', 'add', '100002', '--num', '5', '--user', 'weirenzheng'], 7, 'verify show'],
  [['cart', 'add', '100002', '--num', '5', '--user', 'fanweiwai'], 7, 'scope show'],
  [['cart', 'set', '424242', '5'], 7, 'yaocang cart list'],
  [['cart', 'remove', '424242'], 7, 'yaocang cart list'],
  [['cart', 'remove', 'null'], 7, 'yaocang cart list'],
  [['favourite', 'remove', '424242', '--yes'], 7, 'yaocang favourite list'],
  [['topup', 'pay', '424242', '--method', 'wechat'], 7, 'yaocang topup log'],
  [['order', 'show', '424242'], 7, 'yaocang order list'],
  [['order', 'why', '424242'], 7, 'yaocang order list'],
  [['goods', '424242'], 7, 'yaocang search'],
  [['coupon', 'claim', '424242'], 7, 'yaocang coupon list'],
  [['article', 'show', '424242'], 7, 'yaocang article list'],
  [['transfer', 'show', '424242'], 7, 'order why'],
  [['transfer', 'show', '424242', '--topup'], 7, 'topup log'],
  [['transfer', 'withdraw', '424242', '--yes'], 7, 'order why'],
  [['pay', '424242', '--method', 'balance'], 7, 'yaocang order list'],
  [
    ['invoice', 'apply', '424242', '--title', 'a', '--tax-no', '91330100MA27ABCD09', '--email', 'a@b.cn'],
    7,
    'invoice list',
  ],
  [['order', 'confirm', '424242', '--yes'], 7, 'yaocang order list'],
  [['smoke', 'run', 'main-rod'], 2, 'main-road'],
])('%o ends with %i and names %s', async (words, exit, next) => {
  const failed = await desk.yaocang(words);
  expect([failed.exit, failed.out]).toEqual([exit, '']);
  expect(failed.err.split('→ ')[1] ?? '').toContain(next);
});

test('a wrong password names the way to a new one', async () => {
  const { exit, err } = await desk.yaocang(['login', 'shibai'], { YAOCANG_PASSWORD: 'wrong' });
  expect(exit).toBe(4);
  expect(err).toContain('yaocang password forgot');
});

test('an answer that is not as agreed names what compares all of them', async () => {
  desk.relay.spoils = { 'cart.php?act=list': ({ data: _, ...answer }) => ({ ...answer, data: [{ cart_id: [] }] }) };
  const { exit, err } = await desk.yaocang(['cart', 'list']);
  desk.relay.spoils = {};
  expect([exit, err]).toEqual([9, expect.stringContaining('yaocang contract check')]);
});

test('env list tells the names of the headers', async () => {
  expect((await desk.yaocang(['env', 'list', '--json'])).out).toContain('"token":"token"');
});
