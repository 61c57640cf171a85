/**
 * Each signal at each stage of what acts, and the window closed there: the run ends in time, and afterwards balance, orders, cart
 * and login are as before, at the shop and on this machine.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { dot } from '#cli/parts/testing/picture.ts';
import { openRelay, type Relay } from '#cli/tests/relay.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { hasTmux, openTerminal } from './support/pseudo-terminal.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person } from './support/yaocang.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 240_000 });

const MEMBER = 'yaodian';
const SECRETS = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_PAY_PASSWORD: '246810' };

/** ms. A run that has not ended so long after its signal hangs; a busy machine takes its time until then. */
const PATIENCE = 30_000;
const START = 90_000;

let standIn: StandIn;
let relay: Relay;
let person: Person;
/** What runs leave in the temporary folder, and files that they are given. */
let temporary = '';
let files = '';

/** What is ended: its words, and the request at which the signal comes. */
interface Stage {
  readonly at: string;
  words: () => Promise<readonly string[]>;
}

const GOODS = '100002';
const STATUS = 'pay/pay_cx.php?act=get_status';
const unpaid = async () => (await standIn.unpaidOrder(MEMBER)).order_id;

async function done(words: readonly string[]): Promise<Record<string, unknown>> {
  const told = await person.json(words, { env: SECRETS });
  if (!told.ok) throw new Error(`${words.join(' ')}: ${told.error?.message}`);
  return told.data as unknown as Record<string, unknown>;
}

async function filled(num: number): Promise<string> {
  await done(['cart', 'add', GOODS, '--num', String(num), '--yes']);
  const { lines } = (await done(['cart', 'list'])) as { lines: readonly { readonly cart_id: string }[] };
  return lines.map(({ cart_id }) => cart_id).join();
}

/** More than the balance. */
async function dear(): Promise<string> {
  await filled(900);
  return unpaid();
}

const stages: Readonly<Record<string, Stage>> = {
  replay: {
    at: 'buy.php?act=confirm',
    async words() {
      const file = join(files, 'submitted.har');
      await done(['order', 'submit', '--lines', await filled(5), '--record', file]);
      return ['replay', file, '--allow', 'write'];
    },
  },
  'balance and WeChat': {
    at: STATUS,
    words: async () => ['pay', await dear(), '--method', 'wechat', '--use-balance', '--deadline', '60'],
  },
  'dry run of a payment': {
    at: 'pay/pay_order.php?act=order_amount',
    words: async () => ['pay', await unpaid(), '--method', 'balance', '--dry-run'],
  },
  balance: {
    at: 'pay/pay_order.php?act=yz_pay',
    words: async () => ['pay', await unpaid(), '--method', 'balance'],
  },
  WeChat: {
    at: STATUS,
    words: async () => ['pay', await unpaid(), '--method', 'wechat', '--deadline', '60'],
  },
  transfer: {
    at: 'common.php?act=images_up',
    async words() {
      const proof = join(files, 'proof.png');
      writeFileSync(proof, dot);
      return ['pay', await unpaid(), '--method', 'transfer', '--proof', proof];
    },
  },
  'top-up': {
    at: STATUS,
    async words() {
      const { order_id } = await done(['topup', 'start', '--amount', '730']);
      return ['topup', 'pay', String(order_id), '--method', 'wechat', '--deadline', '60'];
    },
  },
  smoke: {
    at: 'pay/pay_order.php?act=order_amount',
    words: async () => ['smoke', 'run', 'main-road', '--irreversible', '--user', 'liansuo'],
  },
  // Last: what lies in the cart would be part of the others' orders.
  submit: {
    at: 'buy.php?act=confirm',
    words: async () => ['order', 'submit', '--lines', await filled(7)],
  },
};

const lines: Record<string, readonly string[]> = {};

beforeAll(async () => {
  standIn = await startStandIn();
  const origin = new URL(standIn.base).origin;
  relay = await openRelay((url, init) => fetch(String(url).replace(LOOPBACK, origin), init));
  person = createPerson(relay.base);
  temporary = mkdtempSync(join(tmpdir(), 'yaocang-ends-'));
  files = mkdtempSync(join(tmpdir(), 'yaocang-ends-files-'));
  await done(['login', MEMBER]);
  for (const [name, { words }] of Object.entries(stages)) lines[name] = await words();
});
afterEach(() => {
  relay.holds = undefined;
});
afterAll(async () => {
  await relay?.close();
  forgetPeople();
  await standIn?.end();
  for (const folder of [temporary, files]) rmSync(folder, { recursive: true, force: true });
});

type Row = Readonly<Record<string, unknown>>;
const CLOSED = 2;

/**
 * What counts as it was: of each table these columns, of what has an end only what is open. No call ends the online payment of a
 * top-up: it ends by its time.
 */
const STANDING: Readonly<Record<string, readonly [columns: readonly string[], counts?: (row: Row) => boolean]>> = {
  members: [['user_name', 'moneys', 'acquire_money', 'integral', 'pay_failures']],
  orders: [['order_id', 'order_status', 'pay_status'], ({ order_status }) => order_status !== CLOSED],
  cart_lines: [['cart_id', 'goods_id', 'num']],
  holds: [['hold_id'], ({ state }) => state === 'open'],
  gateway_payments: [['gateway_id'], ({ state, pay_for }) => state === 'open' && pay_for === '1'],
  transfers: [['transfer_id', 'status']],
  top_ups: [['order_id', 'pay_status']],
  tokens: [['user_id', 'pending']],
};

async function standing() {
  const { tables } = (await standIn.operate('dump', { tables: Object.keys(STANDING) })) as {
    tables: Record<string, readonly Row[]>;
  };
  const shop = Object.entries(STANDING).map(([name, [columns, counts = () => true]]) => {
    const rows = tables[name]?.filter(counts).map((row) => columns.map((column) => row[column]).join(' '));
    return [name, rows?.sort()];
  });
  const { logins } = kept('credentials.json');
  const { under_way = {} } = kept('payments.json');
  return { ...Object.fromEntries(shop), logins, under_way, temporary: readdirSync(temporary) };
}

/** A file of the configuration; no other process writes it meanwhile. */
function kept(name: string): Record<string, unknown> {
  const file = join(person.dir, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fails in words where a run hangs. */
async function inTime<T>(what: string, ended: Promise<T>, give: () => void, patience = PATIENCE): Promise<T> {
  const over = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      give();
      reject(new Error(`${what}: still running after ${patience / 1000} s`));
    }, patience);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([ended, late]).finally(() => over.abort());
}

/** Calls `end` at the request of this path, which is answered a moment after it. */
function held<T>(at: string, end: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    relay.holds = {
      path: at,
      async until() {
        relay.holds = undefined;
        resolve(await end());
        await sleep(200);
      },
    };
  });
}

const env = () => ({ ...SECRETS, TMPDIR: temporary });

async function signalled(name: string, signal: NodeJS.Signals) {
  const { at } = stages[name] as Stage;
  let child: ChildProcess | undefined;
  const came = held(at, () => child?.kill(signal));
  const ran = person.run(lines[name] ?? [], {
    env: env(),
    watch: (running) => {
      child = running;
    },
  });
  const kill = () => child?.kill('SIGKILL');
  await inTime(`${name} on its way to ${at}`, Promise.race([came, ran]), kill, START);
  return inTime(`${name} after ${signal}`, ran, kill);
}

describe.each(Object.keys(stages))('%s', (name) => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 143],
  ] as const)('%s leaves everything as it was', async (signal, code) => {
    const before = await standing();
    const { exit, err } = await signalled(name, signal);
    expect(exit, err).toBe(code);
    expect(await standing(), err).toEqual(before);
  });

  test.skipIf(!hasTmux)('closing the window leaves everything as it was', async () => {
    const before = await standing();
    const words = ['--base', relay.base, ...(lines[name] ?? []), '--no-input'];
    const terminal = openTerminal(words, { columns: 100, env: { ...env(), YAOCANG_CONFIG_DIR: person.dir } });
    const { at } = stages[name] as Stage;
    const over = await inTime(`${name} on its way to ${at}`, held(at, terminal.hangUp), terminal.close, START);
    await inTime(`${name} in a window that is closed`, over(), terminal.close);
    expect(await standing()).toEqual(before);
  });
});
