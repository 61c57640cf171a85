import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { cart } from '#shared/contract/cart.ts';
import { common } from '#shared/contract/common.ts';
import { plain, startAt } from '#shared/contract/wire.ts';
import { canned, openSeat, type Seated } from './desk.ts';

// The whole program against a server that counts what arrives: nothing between a command line and the network is left out.
let desk: Seated;
let live: Profile;

const effectAt = new Map(everyCall.map(({ call }) => [call.path, effectOf(call)]));
const methods = ['1', '2', '3', '4'].map((pay_id) => ({ pay_id, pay_name: `方式${pay_id}` }));
const amount = { order: { order_sn: 'S1', money_paid: '10.00' }, pay_list: methods };
const answers: Readonly<Record<string, object>> = {
  'common.php?act=init': common.init.answer.write(common.init.answer.read({}, startAt(false)), plain) as object,
  'pay/pay_order.php?act=order_amount': { ...amount, pay_type: '1', moneys: '99', ye_true: 1, pay_pwd: 1, have_pay: 1 },
};

beforeAll(async () => {
  desk = await openSeat(canned(answers));
  live = { ...localProfile, name: 'live', kind: 'production', base: desk.relay.base, patience: 0 };
  await saveProfile(desk.config, live);
  await saveLogin(desk.config, live, member);
});
afterAll(() => desk.close());

async function yaocang(...words: readonly string[]) {
  const named = words.includes('--env') ? [] : ['--env', 'live'];
  const { exit, out } = await desk.yaocang([...named, ...words, '--json']);
  const arrived = desk.relay.paths();
  return {
    exit,
    told: JSON.parse(out) as { data: unknown },
    arrived,
    sent: (effect: string) => arrived.filter((path) => effectAt.get(path) === effect),
  };
}

const payments = [
  ['call', 'pay/pay_order', 'ye_pay', '--arg', 'order_id=1', '--arg', 'fd_sn='],
  [
    'call',
    'pay/pay_order',
    'zx_pay',
    '--arg',
    'type=1',
    '--arg',
    'order_id=1',
    '--arg',
    'fd_sn=',
    '--arg',
    'pay_type=2',
    '--arg',
    'path=',
  ],
  ['pay', '1', '--method', 'balance'],
];
/** So many command lines are drawn by `npm test` and by `npm run proof`; production.test.ts has each consent missing alone. */
const LINES = process.env.THOROUGH === '1' ? 120 : 40;
const flags = fc.record({
  words: fc.constantFrom(...payments),
  allow: fc.constantFrom([], ['--allow', 'write'], ['--allow', 'money']),
  confirm: fc.constantFrom([], ['--confirm', 'live'], ['--confirm', 'Live'], ['--confirm', 'local']),
  ceiling: fc.constantFrom([], ['--max-amount', '9.99'], ['--max-amount', '10'], ['--max-amount', '500']),
  dry: fc.constantFrom([], ['--dry-run']),
});

test('no command line leads to money on production without three consents, and one with them pays once', async () => {
  await fc.assert(
    fc.asyncProperty(flags, async ({ words, allow, confirm, ceiling, dry }) => {
      const { sent, exit, arrived } = await yaocang(...words, ...allow, ...confirm, ...ceiling, ...dry);
      const consented = allow[1] === 'money' && confirm[1] === 'live' && ['10', '500'].includes(ceiling[1] ?? '');
      if (dry.length > 0) expect([exit, arrived.filter((path) => effectAt.get(path) !== 'read')]).toEqual([0, []]);
      else if (consented) expect(sent('money')).toHaveLength(1);
      else expect([exit, sent('money')]).toEqual([5, []]);
    }),
    { numRuns: LINES },
  );
});

const proof = () => join(desk.dir, 'proof.png');
const everyPayment = () => [
  ...payments,
  ['pay', '1', '--method', 'wechat'],
  ['pay', '1', '--method', 'alipay', '--use-balance'],
  ['pay', '1', '--method', 'transfer', '--proof', proof()],
  ['topup', 'pay', '1', '--method', 'wechat'],
  ['topup', 'pay', '1', '--method', 'transfer', '--proof', proof()],
];

test('whatever the method, a consent that is missing keeps money where it is', async () => {
  writeFileSync(proof(), dot);
  const some = flags.filter(
    ({ allow, confirm, ceiling, dry }) =>
      dry.length > 0 || !(allow[1] === 'money' && confirm[1] === 'live' && ['10', '500'].includes(ceiling[1] ?? '')),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...everyPayment()), some, async (words, { allow, confirm, ceiling, dry }) => {
      const { sent } = await yaocang(...words, ...allow, ...confirm, ...ceiling, ...dry);
      expect(sent('money')).toEqual([]);
    }),
    { numRuns: LINES },
  );
});

test('a call whose amount nobody can tell is refused on production, whatever is allowed', async () => {
  const consents = ['--allow', 'money', '--confirm', 'live', '--max-amount', '9999'];
  const args = ['type=2', 'order_id=', 'fd_sn=', 'pay_type=2', 'path='].flatMap((arg) => ['--arg', arg]);
  const { exit, sent } = await yaocang('call', 'pay/pay_order', 'zx_pay', ...args, ...consents);
  expect([exit, sent('money')]).toEqual([5, []]);
});

test('a profile that may only read writes nothing, whatever the flags say', async () => {
  await saveProfile(desk.config, { ...live, name: 'readonly', kind: 'staging', may: ['read'] });
  const { exit, sent } = await yaocang(
    'call',
    'cart',
    'del_num',
    '--arg',
    'id_list=1',
    '--env',
    'readonly',
    '--allow',
    'money',
  );
  expect(exit).toBe(5);
  expect(sent('write')).toEqual([]);
});

test('a write whose answer is lost arrived once, ends with 10, and names what tells the truth', async () => {
  desk.relay.loses = { path: cart.delNum.path, how: 'before' };
  const { exit, sent, told } = await yaocang('call', 'cart', 'del_num', '--arg', 'id_list=1', '--allow', 'write');
  desk.relay.loses = undefined;
  expect([exit, sent('write')]).toEqual([10, ['cart.php?act=del_num']]);
  expect(JSON.stringify(told)).toContain('yaocang --env live cart list');
});
