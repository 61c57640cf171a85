import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person, program } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MEMBER = 'liansuo';
let standIn: StandIn;
let helper: Person;
const env = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_PAY_PASSWORD: '246810' };

beforeAll(async () => {
  standIn = await startStandIn();
  helper = createPerson(standIn.base);
  await helper.json(['login', MEMBER], { env });
});
afterAll(async () => {
  forgetPeople();
  await standIn?.end();
});

test('the folder alone is the program: copied anywhere it runs, with nothing beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaocang-copy-'));
  cpSync(dirname(program), folder, { recursive: true });
  const around = {
    cwd: folder,
    encoding: 'utf8' as const,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'en_US.UTF-8' },
  };
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [join(folder, 'main.mjs'), ...words], around);
  expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const asked = run('call', 'common', 'search_keywords', '--json', '--base', standIn.base);
  expect([asked.status, JSON.parse(asked.stdout).ok]).toEqual([0, true]);
  const none = run('sandbox', 'start');
  expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('npm run build')]);
  rmSync(folder, { recursive: true, force: true });
});

test('the stand-in keeps the contract, and what it breaks is named, accepted, and known again', async () => {
  expect(await helper.json(['contract', 'check'])).toMatchObject({ exit: 0 });
  await standIn.operate('faults', { call: 'cart.php?act=list', kind: 'wrong_types', times: 0 });
  const baseline = join(helper.dir, 'baseline.json');
  const drifted = await helper.run(['contract', 'check', 'cart', '--baseline', baseline]);
  expect([drifted.exit, drifted.out]).toEqual([9, expect.stringMatching(/cart\.php\?act=list\s+data\s+类型不同/)]);
  expect(await helper.json(['contract', 'check', 'cart', '--baseline', baseline, '--accept'])).toMatchObject({
    exit: 0,
  });
  expect(readFileSync(baseline, 'utf8')).toContain('cart.php?act=list | data | retyped');
  expect(await helper.json(['contract', 'check', 'cart', '--baseline', baseline])).toMatchObject({ exit: 0 });
  await standIn.operate('faults', { clear: true });
});

test('the doctor is content, and names what is wrong with the exit code that it deserves', async () => {
  expect(await helper.json(['doctor'])).toMatchObject({ exit: 0 });
  await standIn.operate('settings', { settings: { shop_closed: true, close_comment: '盘点' } });
  const closed = await helper.run(['doctor']);
  await standIn.operate('settings', { settings: { shop_closed: false } });
  expect([closed.exit, closed.out]).toEqual([11, expect.stringContaining('盘点')]);
});

test('a dry run of a payment tells its amount and its calls, and pays nothing', async () => {
  const { order_id } = await standIn.unpaidOrder(MEMBER);
  const plan = await helper.json(['pay', order_id, '--method', 'balance', '--dry-run'], { env });
  expect(plan).toMatchObject({
    exit: 0,
    data: { dry_run: true, steps: [{ does: 'spend' }, { effect: 'session' }, { effect: 'money' }] },
  });
  expect(JSON.stringify(plan)).not.toContain('MjQ2ODEw');
  expect((await helper.json(['order', 'list', '--state', 'unpaid'])).data.orders).toHaveLength(1);
  expect(await helper.json(['logout', '--dry-run'])).toMatchObject({ exit: 0 });
  expect(await helper.json(['whoami'])).toMatchObject({ exit: 0 });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends a poll at once: exit %i', async (signal, exit) => {
  const watch = (child: { kill(signal: NodeJS.Signals): boolean }, err: string) => {
    if (err.includes('等待')) child.kill(signal);
  };
  const words = [
    'poll',
    'common',
    'search_keywords',
    '--until',
    'data.length>9999',
    '--every',
    '30s',
    '--deadline',
    '1h',
  ];
  expect(await helper.json(words, { watch })).toMatchObject({ exit, ok: false });
});

test('a poll that sees what it waits for, what it must not see, and its deadline', async () => {
  const ask = ['poll', 'common', 'search_keywords', '--every', '10ms'];
  expect(await helper.json([...ask, '--until', 'data.length>0'])).toMatchObject({ exit: 0 });
  expect(await helper.json([...ask, '--until', '!data', '--fail-on', 'data.length>0'])).toMatchObject({ exit: 3 });
  expect(await helper.json([...ask, '--until', '!data', '--deadline', '50ms'])).toMatchObject({
    exit: 8,
    code: 'pending',
  });
});

test('through the proxy that the profile names: what the bundle leaves out of undici is not what a proxy needs', async () => {
  const through: string[] = [];
  const proxy = createServer((request, response) => {
    // A shop with http is asked for by whole addresses.
    const url = new URL(request.url ?? '');
    through.push(url.host);
    void fetch(url).then(async (answer) => response.end(await answer.text()));
  }).on('connect', ({ url = '' }, socket) => {
    through.push(url);
    const there = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const person = createPerson(standIn.base);
  await person.json(['env', 'add', 'far', standIn.base, '--kind', 'staging', '--proxy', at]);
  const { code, data } = await person.json(['search', 'all', '--limit', '1', '--env', 'far']);
  proxy.close();
  expect([code, data.goods.length]).toEqual(['ok', 1]);
  expect(new Set(through)).toEqual(new Set([new URL(standIn.base).host]));
});

test('a stand-in that runs behind answers, refuses a second one on its folder, and is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaocang-behind-'));
  const start = ['sandbox', 'start', '--behind', '--port', '0', '--goods', '300', '--data-dir', folder];
  const { data } = (await helper.json(start)) as unknown as { data: { base: string } };
  expect(await helper.json(['call', 'common', 'search_keywords', '--base', data.base])).toMatchObject({ exit: 0 });
  expect(await helper.json(start)).toMatchObject({ exit: 2 });
  expect(await helper.json(['sandbox', 'stop', '--data-dir', folder])).toMatchObject({ exit: 0 });
  expect(await helper.json(['sandbox', 'stop', '--data-dir', folder])).toMatchObject({ exit: 7 });
  rmSync(folder, { recursive: true, force: true });
});

test('nothing that was written holds a secret', () => {
  for (const secret of ['Yaocang2026', 'WWFvY2FuZzIwMjY', 'MjQ2ODEw'])
    expect(helper.seen.join('\n')).not.toContain(secret);
});
