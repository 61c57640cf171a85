/** The group's robot, played by a receiver on this machine. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Robot, startRobot } from '#cli/e2e/support/robot.ts';
import { path } from '#shared/contract/path.ts';
import { type Desk, openDesk } from './desk.ts';

const KEY = '0b5d3f8e-693a-4f4a-8a48-2d4aee66c1f9';

let desk: Desk;
let robot: Robot;
beforeAll(async () => {
  desk = await openDesk();
  robot = await startRobot();
});
beforeEach(() => robot.anew());
afterAll(async () => {
  robot.close();
  await desk.close();
});

const smoke = (words: string, env: Record<string, string> = {}, base = desk.relay.base) =>
  desk.yaocang(['--base', base, 'smoke', 'run', ...words.split(' ')], env);

test('WeCom hears what failed, in its form; nothing that is said holds a secret', async () => {
  const { exit, said } = await smoke(
    `main-road visitor-home --irreversible --user weirenzheng --notify ${robot.at(`/cgi-bin/webhook/send?key=${KEY}`)}`,
  );
  expect([exit, robot.received.length, robot.received[0]?.path]).toEqual([3, 1, `/cgi-bin/webhook/send?key=${KEY}`]);
  const { msgtype, markdown } = JSON.parse(robot.received[0]?.body ?? '') as {
    msgtype: string;
    markdown: { content: string };
  };
  expect(msgtype).toBe('markdown');
  expect(markdown.content).toMatch(/^### ❌ 药仓冒烟测试：未通过 · local（本机）\n共 2 次运行：1 通过，1 未通过 · /);
  expect(markdown.content).toContain('- **main-road 1** 会员已认证：yz 应为 1，实为 0');
  for (const secret of [KEY, 'Yaocang2026', '246810']) {
    expect(robot.received[0]?.body).not.toContain(secret);
    expect(said).not.toContain(secret);
  }
});

test('DingTalk hears a run that passed, from the environment, in English', async () => {
  const env = {
    YAOCANG_NOTIFY: robot.at(`/robot/send?access_token=${KEY}`),
    BUILD_URL: 'https://jenkins.corp/job/smoke/7/',
  };
  const { exit } = await smoke('visitor-home --lang en', env);
  const { markdown } = JSON.parse(robot.received[0]?.body ?? '') as { markdown: { title: string; text: string } };
  expect([exit, markdown.title]).toEqual([0, '✅ Yaocang smoke run: passed · local (local)']);
  expect(markdown.text).toMatch(
    /^### ✅ .*\n\n1 runs: 1 passed · .*\n\n- slowest calls: .*\n\n\[the log\]\(https:\/\/jenkins\.corp\/job\/smoke\/7\/\)$/,
  );
});

test('a shop that does not answer is told too, and yesterday’s reports do not stay', async () => {
  const files = ['junit', 'html', 'json', 'github'].map((kind) => [kind, join(desk.dir, `yesterday.${kind}`)] as const);
  for (const [, file] of files) await writeFile(file, 'all passed');
  const { exit } = await smoke(
    `all --notify ${robot.at('/robot/send?access_token=abcdefgh')} ${files.map((each) => `--report ${each.join('=')}`).join(' ')}`,
    {},
    'http://127.0.0.1:9/api',
  );
  const written = await Promise.all(files.map(([, file]) => readFile(file, 'utf8')));
  for (const text of written) expect(text).toContain('数据请求失败！');
  expect(written[0]).toContain('tests="1" failures="0" errors="1"');
  expect([exit, robot.received.length]).toEqual([6, 1]);
  expect(robot.received[0]?.body).toContain('未通过 · local（本机）');
  expect(robot.received[0]?.body).toContain('数据请求失败！（连接不上 ECONNREFUSED）');
});

test.each([
  'smoke run visitor-home --reports html=x',
  'smoke run visitor-home --repeat many',
  'smoke run visitor-home --retries',
  'smoke visitor-home',
  'contract diff --against nowhere',
  'contract diff --base http://127.0.0.1:9/api --against production',
])('%s: the report that it names does not keep what an earlier run said', async (line) => {
  const file = join(desk.dir, 'yesterday.xml');
  const ran = async (more: readonly string[]) => {
    await writeFile(file, 'green');
    const { exit } = await desk.yaocang([...line.split(' '), ...more]);
    return { exit, said: await readFile(file, 'utf8') };
  };
  for (const report of [['--report', `junit=${file}`], [`--report=json,junit=${file}`]]) {
    const { exit, said } = await ran(report);
    expect(exit).not.toBe(0);
    expect(said).toContain('tests="1" failures="0" errors="1"');
  }
  expect((await ran(['--report', `junit=${file}`, '--dry-run'])).said).toBe('green');
});

test.each([
  ['refuses', [200, '{"errcode":93000,"errmsg":"invalid webhook url"}'], 'errcode 93000: invalid webhook url'],
  ['breaks down', [500, 'oops'], 'HTTP 500'],
  ['answers no JSON', [200, '<html>'], 'errcode undefined'],
] as const)('a robot that %s changes nothing of the outcome', async (_, as, told) => {
  robot.answer = as;
  const { exit, said } = await smoke(`visitor-home --notify ${robot.at(`/robot/send?access_token=${KEY}`)}`);
  expect([exit, said]).toEqual([0, expect.stringContaining(`群机器人没有收到通知：${told}`)]);
  expect(said).not.toContain(KEY);
});

test('a robot that nobody plays changes nothing either; an address that is none is a mistake', async () => {
  const gone = await smoke(`visitor-home --notify http://127.0.0.1:9/robot/send?access_token=${KEY}`);
  expect([gone.exit, gone.said]).toEqual([0, expect.stringContaining('群机器人没有收到通知：ECONNREFUSED')]);
  const wrong = await smoke(`visitor-home --notify https://example.com/${KEY}`);
  expect([wrong.exit, wrong.said.includes(KEY)]).toEqual([2, false]);
});

const PERSON = { consignee: '李店长', address: '新塘街道演示物流园', phone: '13911112222' };

test.each(Object.keys(PERSON))('a wrong %s stands neither in a report nor in the message', async (field) => {
  const data = { address_id: '1', mr: '0', district: '', ...PERSON };
  desk.relay.spoils = { [path.info.path]: () => ({ success: 1, data }) };
  const look = { call: 'path.info', send: { address_id: '1' }, expect: [`data.${field}=else`] };
  const file = join(desk.dir, 'person.json');
  await writeFile(file, JSON.stringify({ scenario: 'person', use: 'login', steps: [look] }));
  const kinds = ['junit', 'html', 'json', 'github'];
  const reports = kinds.map((kind) => `--report ${kind}=${join(desk.dir, kind)}`).join(' ');
  const { exit, said } = await smoke(`${file} ${reports} --notify ${robot.at(`/robot/send?access_token=${KEY}`)}`);
  desk.relay.spoils = {};
  expect(exit, said).toBe(3);
  const written = await Promise.all(kinds.map((kind) => readFile(join(desk.dir, kind), 'utf8')));
  for (const text of [said, robot.received[0]?.body ?? '', ...written]) {
    expect(text).toContain(`data.${field}`);
    expect(Object.values(PERSON).filter((each) => text.includes(each))).toEqual([]);
  }
});

test.each(['--jobs 0', '--bogus', '--user='])(
  'a line that cannot be read (%s) is told like any run that could not start',
  async (wrong) => {
    const summary = join(desk.dir, `summary${wrong}`);
    const env = { YAOCANG_NOTIFY: robot.at(`/robot/send?access_token=${KEY}`), GITHUB_STEP_SUMMARY: summary };
    const { exit } = await smoke(`visitor-home ${wrong}`, env);
    expect([exit, robot.received.length, robot.received[0]?.body.includes('❌')]).toEqual([2, 1, true]);
    expect(await readFile(summary, 'utf8')).toContain('❌');
  },
);

test('a dry run tells nobody', async () => {
  const { exit } = await smoke(`visitor-home --dry-run --notify ${robot.at('/robot/send?access_token=abcdefgh')}`);
  expect([exit, robot.received]).toEqual([0, []]);
});

test('what may not run is told: in a set with its reason, everywhere; a run that is named does not begin', async () => {
  const reports = ['junit', 'html', 'json', 'github'].map((kind) => [kind, join(desk.dir, `set.${kind}`)] as const);
  const written = reports.map((each) => `--report ${each.join('=')}`).join(' ');
  const file = join(desk.dir, 'members.json');
  await writeFile(file, '{}', { mode: 0o600 });
  const heard = robot.at(`/robot/send?access_token=${KEY}`);
  const set = await smoke(`all --read-only --members ${file} --no-skips ${written} --notify ${heard}`);
  expect(set.exit, set.said).toBe(3);
  const told = [robot.received[0]?.body ?? '', ...(await Promise.all(reports.map(([, at]) => readFile(at, 'utf8'))))];
  for (const text of told) expect(text).toContain('没有指定 chain 类会员');
  const named = await smoke(`visitor-home main-road ${written} --notify ${heard}`);
  expect([named.exit, robot.received[1]?.body.includes('❌')], named.said).toEqual([2, true]);
  expect(await readFile(join(desk.dir, 'set.junit'), 'utf8')).toContain('tests="1" failures="0" errors="1"');
  expect(named.said).toContain('--irreversible');
});
