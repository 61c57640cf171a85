import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { atTerminal } from '#cli/frame/testing/terminal.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { atBase, type Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type Desk, openDesk } from './desk.ts';
import { openRelay, type Relay } from './relay.ts';

// Every way to money, against a whole shop that the profile calls production: what arrives there is counted.
vi.setConfig({ testTimeout: 180_000 });

let desk: Desk;
let live: Profile;
let token = '';
const effects = new Map(everyCall.map(({ call }) => [call.path, effectOf(call)]));
const moneyArrived = ({ paths }: Relay = desk.relay): string[] =>
  paths().filter((path) => effects.get(path) === 'money');

beforeAll(async () => {
  desk = await openDesk();
  live = { ...desk.local, name: 'live', kind: 'production' };
  token = await desk.enter('yaodian', live);
  await desk.enter('yaodian', { ...live, name: 'poor', may: ['read', 'session', 'write'] });
  writeFileSync(join(desk.dir, 'proof.png'), dot);
});
afterAll(() => desk.close());

interface Sitting {
  /** What a person types who sits at a terminal; nobody does without. */
  readonly typed?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

async function yaocang(words: readonly string[], { typed, env = {} }: Sitting = {}): Promise<number> {
  const terminal = desk.terminal(env, typed === undefined ? {} : { columns: 80 });
  const stdin: Readable = typed === undefined ? Readable.from(['']) : atTerminal(new PassThrough());
  if (typed !== undefined) (stdin as PassThrough).write(`${typed}\r`);
  const ended = await desk.yaocang(words, env, { terminal: { ...terminal, stdin } });
  said = ended.said;
  return ended.exit;
}
let said = '';

/** An order of some pieces that waits for its payment. */
async function unpaid(num = 10): Promise<string> {
  const lines = (await desk.standIn.ask(cart.list, {}, token)).data.map(({ cart_id }) => cart_id);
  if (lines.length > 0) await desk.standIn.ask(cart.delNum, { id_list: lines.join(',') }, token);
  return (await desk.unpaid(token, num)).order_id;
}
let keys = 0;
const topUp = async (): Promise<string> =>
  (await desk.standIn.ask(recharge.rechargeAdd, { type: 'custom', money_v: 5000 + keys++ }, token)).order_id;

function fileOf(order_id: string, fen: number): string {
  const file = join(desk.dir, `pay-${order_id}.jsonc`);
  const steps = [
    { call: 'payOrder.yzPay', send: { pay_pwd: `\${${'encodedPayPassword'}}` } },
    { call: 'payOrder.yePay', send: { order_id, fd_sn: '' }, spend: fen },
  ];
  writeFileSync(file, JSON.stringify({ scenario: 'file', role: 'buyer', steps, use: ['login'] }));
  return file;
}

const call = (act: string, ...args: readonly string[]) => [
  'call',
  'pay/pay_order',
  act,
  ...args.flatMap((each) => ['--arg', each]),
];
const proof = () => ['--method', 'transfer', '--proof', join(desk.dir, 'proof.png')];
/** Each way that a command line has to money; every one costs more than 1 yuan, and less than 5000. */
const WAYS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'pay by balance': async () => ['pay', await unpaid(), '--method', 'balance'],
  'pay online': async () => ['pay', await unpaid(), '--method', 'wechat', '--deadline', '1'],
  'pay by transfer': async () => ['pay', await unpaid(), ...proof()],
  'pay a top-up online': async () => ['topup', 'pay', await topUp(), '--method', 'wechat', '--deadline', '1'],
  'pay a top-up by transfer': async () => ['topup', 'pay', await topUp(), ...proof()],
  'call ye_pay': async () => {
    const order_id = await unpaid();
    await desk.standIn.ask(payOrder.yzPay, { pay_pwd: encodePassword('246810') }, token);
    return call('ye_pay', `order_id=${order_id}`, 'fd_sn=');
  },
  'call zx_pay': async () => call('zx_pay', 'type=1', `order_id=${await unpaid()}`, 'fd_sn=', 'pay_type=2', 'path='),
  'call zz_pay': async () => call('zz_pay', 'type=1', `order_id=${await unpaid()}`, 'fd_sn=', 'prove=x'),
  'smoke run': async () => ['smoke', 'run', 'main-road', '--irreversible', '--user', 'yaodian'],
  'smoke run of a file': async () => ['smoke', 'run', fileOf(await unpaid(), 20_000), '--user', 'yaodian'],
};

/** Each consent is tried missing alone, on each way; `npm run proof` tries other subsets as well, and both whole ones. */
const thorough = process.env.THOROUGH === '1';

const NAMES = ['nothing', 'flag', 'wrong flag', 'typed', 'wrong typed'] as const;
const consents = fc.record({
  allow: fc.constantFrom(undefined, 'write', 'money'),
  name: fc.constantFrom(...NAMES),
  ceiling: fc.constantFrom(undefined, '0', '1', '5000'),
  by: fc.constantFrom('--env', 'variable'),
});
type Consents = typeof consents extends fc.Arbitrary<infer C> ? C : never;

const isWhole = ({ allow, name, ceiling }: Consents): boolean =>
  allow === 'money' && (name === 'flag' || name === 'typed') && ceiling === '5000';

function lineOf(words: readonly string[], { allow, name, ceiling, by }: Consents): [string[], Sitting] {
  const flags = [
    ...(allow === undefined ? [] : ['--allow', allow]),
    ...(name === 'flag' ? ['--confirm', 'live'] : name === 'wrong flag' ? ['--confirm', 'Live'] : []),
    ...(ceiling === undefined ? [] : ['--max-amount', ceiling]),
    ...(by === '--env' ? ['--env', 'live'] : []),
  ];
  const typed = { typed: 'live', 'wrong typed': 'liv', nothing: undefined, flag: undefined, 'wrong flag': undefined };
  return [
    [...words, ...flags],
    { typed: typed[name], env: by === '--env' ? { YAOCANG_ENV: 'local' } : { YAOCANG_ENV: 'live' } },
  ];
}

const whole: Consents = { allow: 'money', name: 'flag', ceiling: '5000', by: '--env' };

test.each(Object.keys(WAYS))('%s: no subset of the consents leads to money, all of them do once', async (way) => {
  const words = (await WAYS[way]?.()) ?? [];
  const some = consents.filter((each) => !isWhole(each));
  // The first ones are each consent missing alone, in a pipe and at a terminal.
  const examples: Consents[] = [
    { ...whole, allow: undefined },
    { ...whole, allow: 'write' },
    { ...whole, name: 'nothing' },
    { ...whole, name: 'wrong flag' },
    { ...whole, name: 'wrong typed' },
    { ...whole, ceiling: undefined },
    { ...whole, ceiling: '1' },
  ];
  const turn = Object.keys(WAYS).indexOf(way);
  await fc.assert(
    fc.asyncProperty(some, async (given) => {
      const exit = await yaocang(...lineOf(words, given));
      expect([moneyArrived(), exit], said).toEqual([[], 5]);
    }),
    { numRuns: examples.length + (thorough ? 6 : 0), examples: examples.map((each) => [each]) },
  );
  for (const name of thorough ? (['flag', 'typed'] as const) : ([turn % 2 ? 'flag' : 'typed'] as const)) {
    const [fresh, sitting] = lineOf((await WAYS[way]?.()) ?? [], { ...whole, name });
    await yaocang(fresh, sitting);
    expect(moneyArrived(), `${way}, ${name}: ${said}`).toHaveLength(1);
  }
});

const all = ['--allow', 'money', '--confirm', 'live', '--max-amount', '5000', '--env', 'live'];

test.each(Object.keys(WAYS))('%s: what the profile does not allow, no flag does', async (way) => {
  const poor = ['--allow', 'money', '--confirm', 'poor', '--max-amount', '5000', '--env', 'poor'];
  const exit = await yaocang([...((await WAYS[way]?.()) ?? []), ...poor]);
  expect([moneyArrived(), exit], said).toEqual([[], 5]);
});

test('the ceiling is one for the whole run, and a refused payment takes nothing of it', async () => {
  const twice = [
    'smoke',
    'run',
    'main-road',
    '--irreversible',
    '--user',
    'yaodian',
    '--repeat',
    '2',
    '--allow',
    'money',
  ];
  const due = async () => {
    await yaocang([...twice, '--confirm', 'live', '--max-amount', '5000', '--env', 'live']);
    expect(moneyArrived(), said).toHaveLength(2);
    const [row] = (await desk.standIn.ask(order.orderList, { is_start: true }, token)).data;
    return row?.money_paid ?? 0;
  };
  const most = ((await due()) * 1.5) / 100;
  expect(await yaocang([...twice, '--confirm', 'live', '--max-amount', most.toFixed(2), '--env', 'live'])).toBe(5);
  expect(moneyArrived()).toHaveLength(1);
});

test('a scenario file cannot say that a payment costs less than it does', async () => {
  const file = fileOf(await unpaid(), 1);
  const consent = ['--allow', 'money', '--confirm', 'live', '--max-amount', '0.01', '--env', 'live'];
  expect(await yaocang(['smoke', 'run', file, '--user', 'yaodian', ...consent])).toBe(5);
  expect(moneyArrived(), said).toEqual([]);
});

test('a payment is never replayed on production', async () => {
  const other = await openRelay(desk.standIn.fetch);
  const near: Profile = { ...live, name: 'near', kind: 'local', base: other.base };
  await desk.enter('yaodian', near);
  const har = join(desk.dir, 'pay.har');
  const words = [...call('ye_pay', `order_id=${await unpaid()}`, 'fd_sn='), '--env', 'near', '--record', har];
  await yaocang(words);
  expect(moneyArrived(other)).toHaveLength(1);
  await other.close();
  expect(await yaocang(['replay', har, ...all])).toBe(5);
  expect(moneyArrived()).toEqual([]);
});

test('another address is production whatever its profile is called', async () => {
  // The address leads to the shop all the same: a proxy stands between.
  const proxy = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '');
    const headers = { token: String(request.headers.token ?? '') };
    void fetch(`${new URL(desk.relay.base).origin}${pathname}${search}`, { headers }).then(async (answer) => {
      response.end(await answer.text());
    });
  }).on('connect', (_, socket) => {
    const { port } = new URL(desk.relay.base);
    const shop = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      shop.pipe(socket).pipe(shop);
    });
    shop.on('error', () => socket.destroy());
    socket.on('error', () => shop.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const near = { ...live, name: 'near', kind: 'local' as const, proxy: through, plainHttp: true };
  const base = 'http://shop.example.com/api';
  await saveProfile(desk.config, near);
  // Somebody logged in there before, or the shop would refuse already.
  await desk.keepLogin('yaodian', atBase(near, base));
  const elsewhere = ['--base', base, '--env', 'near'];
  const words = call('ye_pay', `order_id=${await unpaid()}`, 'fd_sn=');
  for (const consent of [[], ['--allow', 'money', '--max-amount', '5000', '--confirm', 'near']]) {
    expect(await yaocang([...words, ...elsewhere, ...consent]), said).toBe(5);
    expect(desk.relay.paths()).toContain('common.php?act=init');
    expect(moneyArrived()).toEqual([]);
  }
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});

test('a redirect to production is not followed', async () => {
  const order_id = await unpaid();
  const crossing = createServer((request, response) => {
    const target = new URL(request.url ?? '', desk.relay.base);
    const isMoney = target.search.includes('act=ye_pay');
    if (isMoney) return void response.writeHead(302, { location: target.href }).end();
    void desk.standIn
      .fetch(`${LOOPBACK}${target.pathname}${target.search}`, { headers: { token } })
      .then(async (answer) => {
        response.end(await answer.text());
      });
  });
  await new Promise<void>((resolve) => crossing.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(crossing.address() as AddressInfo).port}/api`;
  expect(await yaocang([...call('ye_pay', `order_id=${order_id}`, 'fd_sn='), '--env', 'local', '--base', base])).toBe(
    10,
  );
  expect(desk.relay.paths()).toEqual([]);
  crossing.closeAllConnections();
  await new Promise((resolve) => crossing.close(resolve));
});

// The last one: it logs out, too.
test('no command comes to money by itself: each with plain arguments, and leave to write', async () => {
  // These serve until they are ended, or write a file where they stand; they only read.
  const taken = ['sandbox start', 'sandbox stop', 'support-bundle'];
  for (const { name, args } of commands.filter((each) => !taken.includes(each.name))) {
    const given = Object.values(args).flatMap(({ spelling }) => (spelling.startsWith('<') ? ['1'] : []));
    await yaocang([...name.split(' '), ...given, '--env', 'live', '--allow', 'write', '--no-input']);
    expect(moneyArrived(), name).toEqual([]);
  }
});
