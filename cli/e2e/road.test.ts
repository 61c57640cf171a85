import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formsOf } from '#cli/shop/redaction/redactor.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person, program } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MEMBER = 'yaodian';
let standIn: StandIn;
let buyer: Person;
beforeAll(async () => {
  standIn = await startStandIn();
  buyer = createPerson(standIn.base);
});
afterAll(async () => {
  forgetPeople();
  await standIn?.end();
});

const password = 'Yaocang2026';
const payEnv = { YAOCANG_PAY_PASSWORD: '246810' };
let goodsId = '';
let orderId = '';
let token = '';

test('logs in with the password from stdin; the login is kept in a file of one’s own', async () => {
  const { exit, out, err } = await buyer.run(['login', MEMBER, '--password-stdin'], { input: `${password}\n` });
  expect([exit, out.trim()]).toEqual([0, '登录成功！  仁心大药房（yaodian）  已认证']);
  expect(err).toBe(`yaocang · local (local) · ${standIn.base} · 未登录\n`);
  const file = join(buyer.dir, 'credentials.json');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  token = /"token": "(\w{32})"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  expect(token).toHaveLength(32);
  expect((await buyer.run(['whoami'])).out).toContain('仁心大药房');
});

test('finds goods and learns why they cost what they cost', async () => {
  const { data } = await buyer.json(['search', 'all', '--stock', '--limit', '30']);
  const goods = data.goods.filter(({ lx }) => lx === '0');
  expect(goods.length).toBeGreaterThan(0);
  goodsId = goods[0]?.goods_id ?? '';
  const { out } = await buyer.run(['goods', goodsId]);
  expect(out).toMatch(/价格依据\s+\S+/);
});

test('fills the cart, changes it, orders it', async () => {
  const first = await buyer.json(['cart', 'add', goodsId]);
  expect([0, 5]).toContain(first.exit);
  if (first.exit === 5) expect((await buyer.json(['cart', 'add', goodsId, '--yes'])).exit).toBe(0);
  const { data } = await buyer.json(['cart', 'list']);
  const line = data.lines[0];
  expect((await buyer.run(['cart', 'set', `${line?.cart_id}`, `${(line?.num ?? 0) * 2}`])).exit).toBe(0);
  const { exit, out } = await buyer.run(['order', 'submit', '--remark', '请走东门']);
  expect(exit).toBe(0);
  orderId = /yaocang .*\bpay (\d+)/.exec(out)?.[1] ?? '';
  expect((await buyer.run(['order', 'list', '--state', 'unpaid'])).out).toContain('待付款');
});

test('pays, receives, and sees it', async () => {
  expect((await buyer.json(['pay', orderId, '--method', 'balance'], { env: payEnv })).data).toMatchObject({
    message: '支付成功！',
  });
  const row = (await buyer.json(['order', 'list', '--state', 'to-ship'])).data.orders;
  expect((await buyer.run(['sandbox', 'do', 'ship', `order_sn=${row[0]?.order_sn}`])).exit).toBe(0);
  expect((await buyer.run(['order', 'confirm', orderId, '--yes'])).out).toContain('收货成功！');
  const { out } = await buyer.run(['order', 'show', orderId]);
  expect(out).toContain('请走东门');
  expect(out).not.toMatch(/1[39]8\d{8}/);
});

test('an online payment: plain lines outside a terminal, settled by the gateway', async () => {
  const { order_id, order_sn } = await standIn.unpaidOrder(MEMBER);
  let settled = false;
  const watch = (_: unknown, err: string) => {
    if (settled || !err.includes('等待付款')) return;
    settled = true;
    void standIn.operate('settle', { order_sn, outcome: 'paid' });
  };
  const { exit, out, err } = await buyer.run(['pay', order_id, '--method', 'wechat'], { watch });
  expect(exit).toBe(0);
  expect(out).toContain('支付成功！');
  expect(err).not.toContain('\u001b');
});

test('the smoke run with both reports', async () => {
  const [junit, json] = [join(buyer.dir, 'junit.xml'), join(buyer.dir, 'report.json')];
  const words = [
    'smoke',
    'run',
    'main-road',
    '--irreversible',
    '--repeat',
    '2',
    '--report',
    `junit=${junit},json=${json}`,
  ];
  expect((await buyer.run(words)).exit).toBe(0);
  const reports = readFileSync(junit, 'utf8') + readFileSync(json, 'utf8');
  expect(reports).toContain('<testsuite name="main-road 2" tests="16" failures="0"');
  buyer.seen.push(reports);
});

test.runIf(existsSync('/usr/bin/script'))(
  'in a terminal the code is drawn, and the terminal is given back',
  async () => {
    const { order_id } = await standIn.unpaidOrder(MEMBER);
    const line = `stty cols 80 rows 40; node "$PROGRAM" --base ${standIn.base} pay ${order_id} --method wechat --deadline 3; echo rc=$?`;
    const env = {
      PROGRAM: program,
      PATH: process.env.PATH,
      YAOCANG_CONFIG_DIR: buyer.dir,
      TERM: 'xterm-256color',
      LANG: 'zh_CN.UTF-8',
    };
    const { stdout } = await promisify(execFile)('/usr/bin/script', ['-qec', line, '/dev/null'], { env });
    expect(stdout).toContain('▄▄▄▄▄');
    expect(stdout).toMatch(/剩余.*2:5\d/);
    expect(stdout).toContain('尚未支付');
    expect(stdout).toContain('rc=8');
    expect(stdout.lastIndexOf('\u001b[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001b[?25l'));
    buyer.seen.push(stdout);
  },
);

test('a reader that stops early is no error', async () => {
  const line = `node "$PROGRAM" --base ${standIn.base} search all --limit 200 | head -n 1; echo "rc=\${PIPESTATUS[0]}"`;
  const env = { ...process.env, PROGRAM: program, YAOCANG_CONFIG_DIR: buyer.dir };
  const { stdout, stderr } = await promisify(execFile)('/bin/bash', ['-c', line], { env });
  expect(stdout).toContain('rc=0');
  expect(stderr).not.toMatch(/EPIPE|Error/);
});

test('logs out; the token is gone here and there', async () => {
  expect((await buyer.run(['logout'])).out).toContain('已退出！');
  expect(readFileSync(join(buyer.dir, 'credentials.json'), 'utf8')).not.toContain(token);
  expect((await buyer.run(['whoami'])).exit).toBe(4);
});

test('nothing that was ever written holds a secret, in any spelling', () => {
  const everything = buyer.seen.join('\n');
  for (const form of [password, token].flatMap(formsOf)) expect(everything).not.toContain(form);
  expect(everything).not.toMatch(/(?<!\d)246810(?!\d)/);
  expect(everything).not.toContain(Buffer.from('246810').toString('base64'));
});
