import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeat, type Seated } from './desk.ts';

let desk: Seated;
let arriving: () => void = () => undefined;
const answer = {
  success: 1,
  ok: true,
  log_bs: 'x',
  version: '1',
  company: 'x',
  booklet_type: '1',
  title: 'x',
  show_market: 0,
  nodl_market: 0,
  user_yz: 1,
  fast_cart: 0,
  chit_login: 0,
  chit_yz: 0,
  shop_closed: 0,
  is_gray: 0,
  qhyg: 0,
};
beforeAll(async () => {
  desk = await openSeat(async () => {
    arriving();
    return Response.json(answer);
  });
  const entry = (act: string) => ({
    startedDateTime: '2026-11-20T01:00:00.000Z',
    time: 1,
    request: {
      method: 'GET',
      url: `${desk.relay.base}/${act}`,
      httpVersion: '',
      cookies: [],
      headers: [],
      queryString: [],
      headersSize: -1,
      bodySize: 0,
    },
    response: {
      status: 200,
      statusText: '',
      httpVersion: '',
      cookies: [],
      headers: [],
      content: { size: 2, mimeType: '', text: '{"success":1}' },
      redirectURL: '',
      headersSize: -1,
      bodySize: 2,
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  });
  const entries = [
    'cart.php?act=list',
    'cart.php?act=del_num&id_list=1',
    'pay/pay_order.php?act=ye_pay&order_id=1&fd_sn=',
  ].map(entry);
  await writeFile(
    join(desk.dir, 'x.har'),
    JSON.stringify({ log: { version: '1.2', creator: { name: 'x', version: '1' }, entries } }),
  );
});
afterAll(() => desk.close());

const yaocang = (words: string) =>
  desk.yaocang(['--base', desk.relay.base, ...words.split(' ').map((word) => word.replace('DIR', desk.dir))]);
const acts = () => desk.relay.paths().map((path) => path.slice(path.indexOf('=') + 1));

test('a dry run of smoke scenarios tells the walks and takes none', async () => {
  const { exit, out } = await yaocang('smoke run main-road visitor-home --irreversible --repeat 2 --dry-run');
  expect([exit, out.trim().split('\n')]).toEqual([0, ['main-road × 2  money', 'visitor-home × 2  read']]);
  expect(acts()).toEqual(['init']);
});

test('a dry run of a replay reads, and sends nothing else', async () => {
  const { exit } = await yaocang('replay DIR/x.har --dry-run');
  expect(exit).toBe(9);
  expect(acts()).toEqual(['init', 'list']);
});

test('a dry run tells what would be asked, and asks nothing', async () => {
  const { err } = await yaocang('transfer withdraw 5 --dry-run');
  expect(err).toContain('? 确定要取消转账吗？');
  expect(acts()).toEqual(['init']);
});

test('a recording knows no dry run', async () => {
  expect((await yaocang('record DIR/y.har --dry-run')).exit).toBe(2);
  expect(acts()).toEqual([]);
});

test('a recording of any command, even of one that fails, is written', async () => {
  await yaocang('whoami --record DIR/z.har');
  const { log } = JSON.parse(await readFile(join(desk.dir, 'z.har'), 'utf8')) as { log: { entries: unknown[] } };
  expect(log.entries.length).toBeGreaterThan(0);
});

test('a dry run of accepting deviations reads, names the file, and leaves it alone', async () => {
  const { exit, out } = await yaocang('contract check common --baseline DIR/base.json --accept --dry-run --json');
  expect([exit, JSON.parse(out).data.steps]).toEqual([
    0,
    [{ does: 'write', file: join(desk.dir, 'base.json'), missing: [] }],
  ]);
  expect(acts().length).toBeGreaterThan(1);
  expect(existsSync(join(desk.dir, 'base.json'))).toBe(false);
  expect((await yaocang('contract check common --baseline DIR/base.json --accept')).exit).toBe(0);
  expect(existsSync(join(desk.dir, 'base.json'))).toBe(true);
});

test('arguments of a call are words of their own, or options', async () => {
  const plan = async (words: string) => JSON.parse((await yaocang(`${words} --dry-run --json`)).out).data;
  const args = { cart_id: '7', num: 20 };
  for (const words of [
    'call cart up_num cart_id=7 num=20',
    'call cart.php?act=up_num cart_id=7 num=20',
    'call cart.upNum cart_id=7 --arg num=20',
    'call cart up_num --arg cart_id=7 --arg num=20',
  ]) {
    expect((await plan(words)).steps, words).toMatchObject([{ call: 'cart.php?act=up_num', args }]);
  }
  expect(await yaocang('call cart up_num 7')).toMatchObject({ exit: 2, err: expect.stringContaining('名称=值') });
  const secret = await yaocang('call pay/pay_order yz_pay pay_pwd=246813');
  expect([secret.exit, secret.err]).toEqual([2, expect.not.stringContaining('246813')]);
});

test('a recording that cannot be written at the end: exit 2, and what was done is told all the same', async () => {
  const file = join(desk.dir, 'late.har');
  arriving = () => {
    rmSync(file, { force: true, recursive: true });
    mkdirSync(file);
  };
  const { exit, out, err } = await yaocang('call common search_keywords --record DIR/late.har --json');
  arriving = () => undefined;
  expect([exit, JSON.parse(out)]).toMatchObject([
    2,
    { code: 'usage', data: { call: 'common.php?act=search_keywords' } },
  ]);
  expect(err).toContain('late.har');
});
