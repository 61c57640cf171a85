import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { VERSION } from '#cli/frame/version.ts';
import { lookUp } from '#cli/shop/look-up.ts';
import { exitCodes } from '#cli/text/fault.ts';
import { widthOf } from '#cli/text/width.ts';
import { calls } from '#shared/contract/calls.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-run-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function yaocang(words: string, wanted: Parameters<typeof createTestTerminal>[0] = {}) {
  const terminal = createTestTerminal({
    ...wanted,
    env: { YAOCANG_CONFIG_DIR: dir, LANG: 'zh_CN.UTF-8', ...wanted.env },
  });
  const { signal } = new AbortController();
  const exit = await run(words.split(' ').filter(Boolean), { commands, groups, terminal, signal });
  return { exit, ...terminal.written };
}

test("the version is the package's", async () => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(VERSION).toBe(version);
  await expect(yaocang('--version --json')).resolves.toMatchObject({ exit: 0, out: expect.stringContaining(version) });
});

test.each([
  ['help ci', '"password":"…"'],
  ['help scenario --lang en', '--secret pay_pwd=prompt'],
  ['help call', '--secret pay_pwd=prompt'],
  ['help environment', 'YAOCANG_PASSWORD'],
])('%s shows the tool’s own words whole, and known secrets nowhere', async (words, told) => {
  const env = { YAOCANG_PASSWORD: 'prompt-canary' };
  for (const more of ['', ' --json']) {
    const { exit, out } = await yaocang(`${words}${more}`, { env });
    expect(exit).toBe(0);
    expect(out).toContain(more === '' ? told : JSON.stringify(told).slice(1, -1));
    expect(out).not.toContain('[hidden]');
  }
});

test('the next step of a failure is told whole', async () => {
  const { err } = await yaocang('call pay/pay_order yz_pay --arg pay_pwd=246810');
  expect(err).toContain('--secret pay_pwd=prompt');
  expect(err).not.toContain('246810');
});

test.each([
  ['serch 口罩 --env local', 'yaocang --env local search'],
  ['--env=local serch 口罩', 'yaocang --env local search'],
  ['serch 口罩 --base http://127.0.0.1:9/api', 'yaocang --base http://127.0.0.1:9/api search'],
  ['serch 口罩', 'yaocang search'],
])('%s: the next step runs against the same shop', async (line, hint) => {
  expect((await yaocang(line)).err).toContain(`→ 你是不是要 ${hint}？`);
  const { error } = JSON.parse((await yaocang(`${line} --json`)).out) as { error: { next: string } };
  expect(error.next).toContain(`${hint}？`);
});

const names = commands.map(({ name }) => name);

test.each(names)('%s --help tells its flags in both languages, in 40 columns', async (name) => {
  for (const lang of ['zh', 'en']) {
    const { exit, out, err } = await yaocang(`${name} --help --lang ${lang}`, { columns: 40 });
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('--json');
    expect(out).toContain(lang === 'zh' ? '示例：' : 'Examples:');
    if (lang === 'en') expect(out.split('Examples:')[0]).not.toMatch(/\p{Script=Han}/u);
    for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(40);
    const given = commands.find((each) => each.name === name);
    for (const { spelling } of Object.values({ ...given?.args, ...given?.options })) {
      for (const token of spelling.split(' ')) expect(out.split(/\s+/), token).toContain(token);
    }
  }
});

test.each([
  ['', '客服最常被问的：', '全部命令与选项：yaocang --help'],
  ['cart', 'remove <cart-ids...>', '选项：'],
])('“%s” alone shows its help, and is wrong usage all the same', async (words, ...told) => {
  const { exit, out, err } = await yaocang(words);
  expect([exit, out]).toEqual([2, '']);
  for (const each of told) expect(err).toContain(each);
  expect(err.split('\n').length).toBeLessThan(30);
});

test('the options of every command are explained once, in the help of everything', async () => {
  const explained = '确认生产环境名';
  expect((await yaocang('--help')).out).toContain(explained);
  expect((await yaocang('cart list --help')).out).not.toContain(explained);
});

test.each(['support', 'ci', 'scenario', 'environment'])(
  'help %s is told in both languages and fits the terminal',
  async (name) => {
    const [zh, en] = [await yaocang(`help ${name}`), await yaocang(`help ${name} --lang en`)];
    expect([zh.exit, en.exit]).toEqual([0, 0]);
    for (const { out } of [zh, en]) expect(out).not.toMatch(/^(#|```)/m);
    expect(zh.out).not.toBe(en.out);
  },
);

test('help names every command, by subject', async () => {
  const headings = [...new Set(commands.map(({ heading }) => heading))];
  const english = (await yaocang('--help --lang en')).out;
  for (const heading of headings) expect(english).toContain(`\n${heading?.[1]}:\n`);
  expect(english).not.toMatch(/\p{Script=Han}/u);
  const { out } = await yaocang('--help');
  for (const name of names) for (const word of name.split(' ')) expect(out).toContain(word);
  expect(out).toContain('用法：');
});

test.each([
  ['', '请选择命令'],
  ['serch 口罩', '没有这个命令：serch'],
  ['serch --help', '没有这个命令：serch'],
  ['help serch', '没有这个命令：serch'],
  ['search', '缺少参数：words'],
  ['goods 1 2', '参数过多'],
  ['cart', '请选择命令'],
  ['cart lst --help', '没有这个命令：lst'],
  ['search 口罩 --colour', '没有这个选项：--colour'],
  ['search 口罩 --limit', '选项缺少值'],
  ['search 口罩 --limit x', '--limit 应为不小于 1 的整数'],
  ['search 口罩 --sort price', '--sort 应为'],
  ['cart set 1', '缺少参数：num'],
  ['cart set 1 x', 'num 应为'],
  ['goods 1 --max-amount ten', '--max-amount 应为'],
  ['smoke run main-road --report pdf=x', '--report 应为'],
  ['whoami --env nowhere', '没有名为 nowhere 的环境'],
  ['whoami --base ftp://x', '接口地址须以'],
])('“%s” is wrong usage: exit 2', async (words, sentence) => {
  const told = await yaocang(words);
  expect(told).toMatchObject({ exit: 2, out: '' });
  expect(told.err).toContain(sentence);
  const json = await yaocang(`${words} --json`);
  expect(JSON.parse(json.out)).toMatchObject({ v: 1, ok: false, code: 'usage', exit: 2, error: { kind: 'Fault' } });
});

test('a variable that is no proxy is wrong usage at once, and not a network that is tried again', async () => {
  await yaocang('env add gate https://gate.test/api --kind staging --replace');
  for (const words of ['search 口罩', 'contract check cart', 'contract diff --against gate', 'call cart list']) {
    const { exit, err } = await yaocang(`${words} --env gate`, { env: { https_proxy: '%' } });
    expect([exit, err.split('\n').filter((line) => line.includes('重试'))], words).toEqual([2, []]);
    expect(err).toContain('https_proxy');
  }
  await yaocang('env remove gate --yes');
});

test.each([
  ['serch x', '你是不是要 yaocang search？', 'did you mean yaocang search?', 'yaocang'],
  ['cart lst', '你是不是要 yaocang cart list？', 'did you mean yaocang cart list?', 'yaocang cart'],
  ['search x --limt 3', '你是不是要 --limit？', 'did you mean --limit?', 'yaocang search'],
  ['cart list --jsn', '你是不是要 --json？', 'did you mean --json?', 'yaocang cart list'],
  ['cart', '可用：list、add、set、remove。', 'there are list, add, set, remove.', 'yaocang cart'],
  ['cart set 1', '用法见', 'see', 'yaocang cart set'],
  ['cart set 1 2 3', '用法见', 'see', 'yaocang cart set'],
  ['cart list --env', '用法见', 'see', 'yaocang cart list'],
  ['--env', '用法见', 'see', 'yaocang'],
])('“%s”: the nearest name, and the help of that command', async (words, zh, en, path) => {
  const told = [(await yaocang(words)).err, (await yaocang(`--lang en ${words}`)).err];
  expect(told).toEqual([expect.stringContaining(zh), expect.stringContaining(en)]);
  expect(told).toEqual([
    expect.stringContaining(`用法见 ${path} --help`),
    expect.stringContaining(`see ${path} --help`),
  ]);
});

test('a value that stands where none belongs may be a secret, and is not told again', async () => {
  for (const words of ['login user geheim12', 'login user --password=geheim12', 'login user --pasword-file=geheim12']) {
    const { exit, err } = await yaocang(words);
    expect([exit, err]).toEqual([2, expect.not.stringContaining('geheim12')]);
  }
});

test.each(['--base http://x.test/api', '--env=live --json', '--no-input --lang zh'])(
  'version and help are told after “%s” too',
  async (flags) => {
    for (const words of [`${flags} --version`, `${flags} -V`, `${flags} cart list --version`]) {
      expect(await yaocang(words)).toMatchObject({ exit: 0, err: '', out: expect.stringContaining(VERSION) });
    }
    for (const words of [`${flags} --help`, `${flags} help`, `${flags} cart --help`, `${flags} help cart list`]) {
      expect(await yaocang(words)).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('用法：') });
    }
  },
);

test('after -- nothing is an option', async () => {
  const { exit, out } = await yaocang('env show -- --json');
  expect([exit, out]).toEqual([2, '']);
});

test('help exit-codes tells all of them', async () => {
  const { out } = await yaocang('help exit-codes');
  for (const { exit, about } of Object.values(exitCodes)) {
    expect(out).toContain(String(exit));
    expect(out).toContain(about[0]);
  }
});

test('profiles: production by default, listed, chosen, shown on stderr at each run', async () => {
  expect((await yaocang('env add live https://shop.test/api')).exit).toBe(0);
  expect((await yaocang('env add bad https://shop.test/api --kind local')).exit).toBe(2);
  const listed = JSON.parse((await yaocang('env list --json')).out) as { data: { profiles: unknown[] } };
  expect(listed.data.profiles).toMatchObject([{ name: 'local' }, { name: 'live', kind: 'production' }]);
  const { err } = await yaocang('sandbox reset --env live');
  expect(err).toContain('yaocang · live (production) · https://shop.test/api');
});

test('profiles: a part is changed, shown, limited, removed', async () => {
  const shown = async () => JSON.parse((await yaocang('env show part --json')).out).data as { profile: object };
  expect((await yaocang('env add part https://part.test/api --kind staging --agency-id 7 --confirm part')).exit).toBe(
    0,
  );
  expect((await yaocang('env add part https://part.test/api')).err).toContain('已存在');
  expect((await yaocang('env edit part --may read,session --sms file:/tmp/code --proxy none')).exit).toBe(0);
  expect((await shown()).profile).toMatchObject({
    agencyId: '7',
    kind: 'staging',
    may: ['read', 'session'],
    proxy: 'none',
  });
  expect((await yaocang('env edit part')).exit).toBe(2);
  for (const wrong of [
    '--proxy http://a:b@p.test',
    '--sms post',
    '--may all',
    '--ca /nowhere.pem',
    '--token-header a:b',
  ]) {
    expect(await yaocang(`env edit part ${wrong}`), wrong).toMatchObject({ exit: 2, out: '' });
  }
  expect((await yaocang('env remove local')).exit).toBe(2);
  expect(await yaocang('env remove part'), 'it asks').toMatchObject({ exit: 5 });
  expect((await yaocang('env remove part --yes')).exit).toBe(0);
  expect((await yaocang('env show part')).err).toContain('没有名为 part 的环境');
});

test('a dry run changes no profile', async () => {
  expect((await yaocang('env add dry https://dry.test/api --dry-run')).exit).toBe(0);
  expect((await yaocang('env show dry')).exit).toBe(2);
});

test('a dry run starts no stand-in', async () => {
  const { exit, out } = await yaocang('sandbox start --port 0 --dry-run --json');
  expect([exit, JSON.parse(out).data.steps[0].call]).toEqual([0, 'sandbox start']);
});

test('a dry run of the operator tells its act and sends nothing', async () => {
  const { exit, out } = await yaocang('sandbox do ship order_sn=7 --dry-run --json');
  expect(exit).toBe(0);
  expect(JSON.parse(out).data).toMatchObject({ dry_run: true, steps: [{ does: 'operate', args: { order_sn: 7 } }] });
});

test('the acts of the operator are listed in one language', async () => {
  const [zh, en] = [await yaocang('sandbox do'), await yaocang('sandbox do --lang en')];
  expect([zh.out, en.out]).toEqual([expect.stringContaining('转账审核'), expect.stringContaining('review a transfer')]);
  expect(en.out).not.toContain('转账审核');
});

test('only a stand-in has an operator: exit 5', async () => {
  expect((await yaocang('sandbox do ship order_sn=1 --base https://shop.test/api')).exit).toBe(5);
});

test('the language: --lang, YAOCANG_LANG, the locale, and Chinese when nothing says', async () => {
  const sentence = async (words: string, env: Record<string, string>) => (await yaocang(words, { env })).err;
  expect(await sentence('', { LANG: '' })).toContain('请选择命令');
  expect(await sentence('', { LANG: 'en_GB.UTF-8' })).toContain('choose a command');
  expect(await sentence('', { YAOCANG_LANG: 'en' })).toContain('choose a command');
  expect(await sentence('--lang zh', { LANG: 'en_GB.UTF-8' })).toContain('请选择命令');
});

test('each command that is named after a lost answer exists', () => {
  const named = Object.values(calls)
    .flatMap((script) => Object.values(script))
    .map(({ path }) => /yaocang ([a-z -]+) before/.exec(lookUp(path)[1])?.[1]);
  expect(named.filter(Boolean).length).toBeGreaterThan(20);
  for (const name of named) if (name) expect(commands.map((each) => each.name)).toContain(name);
});

test('a secret is never taken from the command line', () => {
  for (const { name, options } of commands) {
    for (const { spelling } of Object.values(options)) {
      expect(spelling, name).not.toMatch(/--(password|pay-password|pwd|token|key)\b(?!-(stdin|file|header))/);
    }
  }
});

test('nobody at the terminal and no flag: exit 2, and the ways are named', async () => {
  const { exit, err } = await yaocang('login yaodian');
  expect(exit).toBe(2);
  expect(err).toContain('--password-stdin');
});

test('a long sentence of the server is cut in a terminal, with the number of characters left out; --json has all of it', async () => {
  const words = `no-${'很长'.repeat(5000)}`;
  const { err } = await yaocang(`env use ${words}`);
  expect(err).toMatch(/（略去 60\d\d 个字符）/);
  const { out } = await yaocang(`env use ${words} --json`);
  expect(out).toContain(words);
});

test('a signal ends a command that waits for what never comes', async () => {
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: dir } });
  const silent = { ...terminal, stdin: new PassThrough() };
  const ending = new AbortController();
  setTimeout(() => ending.abort('terminated'), 50);
  const line = ['login', 'yaodian', '--password-stdin', '--base', 'http://127.0.0.1:9/api'];
  const exit = await run(line, { commands, groups, terminal: silent as never, signal: ending.signal });
  expect(exit).toBe(143);
});

test.each([
  'login yaodian --password-file DIR',
  'call pay/pay_order yz_pay --secret pay_pwd=file:DIR',
  'call buy add_to_cart --body DIR',
  'smoke run visitor-home --members DIR',
  'smoke run DIR/',
  'contract check --baseline DIR',
  'contract check --baseline=',
  'replay DIR',
  'support-bundle --out DIR',
  'support-bundle --out=',
  'goods 1 --record=',
  'sandbox start --data-dir PATH/a-file',
])('“%s” where a file or a folder should be: exit 2, in words', async (line) => {
  await writeFile(join(dir, 'a-file'), '');
  const { exit, err } = await yaocang(line.replace('DIR', tmpdir()).replace('PATH', dir));
  expect([exit, err.includes('程序出错')], err).toEqual([2, false]);
});
