import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { namesKnownIn } from '#cli/commands/known-names.ts';
import { offers, scripts, shells } from '#cli/frame/completion.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { forgetProfile, keepOrders, saveLogin } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';

const home = mkdtempSync(join(tmpdir(), 'yaocang-completing-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** What is offered for a line; the last word is being typed. */
const offered = async (...words: readonly string[]): Promise<string[]> => {
  const known = (what: string) => async () => [[`asked-${what}`, ['', 'about it']] as const];
  const all = {
    profiles: known('profiles'),
    members: known('members'),
    calls: known('calls'),
    walks: known('walks'),
    tags: known('tags'),
    orders: known('orders'),
    stories: known('stories'),
  };
  return (await offers(words, { commands, groups }, all)).map(([name]) => name);
};

const none = async () => [];
const NOTHING = { profiles: none, members: none, walks: none, tags: none, orders: none, stories: none };

test('commands, then their second words, then flags', async () => {
  expect(await offered('car')).toEqual(['cart']);
  expect(await offered('')).toEqual(expect.arrayContaining(['cart', 'search', 'smoke', 'help']));
  expect(await offered('cart', '')).toEqual(expect.arrayContaining(['add', 'list', 'remove', 'set']));
  expect(await offered('search', '--s')).toEqual(expect.arrayContaining(['--sort', '--stock']));
  expect(await offered('cart', 'list', '--js')).toEqual(['--json']);
  expect(await offered('--base', 'http://x', 'cart', '')).toHaveLength(4);
});

test('values of flags and arguments, and names that only the program knows', async () => {
  expect(await offered('search', '--sort', 'shop')).toEqual(['shop_price']);
  expect(await offered('cart', 'list', '--lang', '')).toEqual(['zh', 'en']);
  expect(await offered('cart', 'list', '--env', '')).toEqual(['asked-profiles']);
  expect(await offered('env', 'use', 'a')).toEqual(['asked-profiles']);
  expect(await offered('call', 'a')).toEqual(['asked-calls']);
  expect(await offered('smoke', 'run', 'a')).toEqual(['asked-walks']);
  expect(await offered('smoke', 'run', 'all', '--report', 'ju')).toEqual(['junit']);
  expect(await offered('cart', 'list', '--user', '')).toEqual(['asked-members']);
  expect(await offered('smoke', 'run', '--user', 'a')).toEqual(['asked-members']);
  expect(await offered('smoke', 'run', '--tag', '')).toEqual(['asked-tags']);
  expect(await offered('call', '"a')).toEqual(['asked-calls']);
  for (const line of ['order show', 'order again 7', 'pay', 'transfer show', 'invoice apply', 'support-bundle --order'])
    expect(await offered(...line.split(' '), 'a'), line).toEqual(['asked-orders']);
  expect(await offered('contract', 'diff', '--against', '')).toEqual(['asked-profiles']);
  expect(await offered('sandbox', 'scenario', 'a')).toEqual(['asked-stories']);
  expect(await offered('env', 'add', 'a')).toEqual([]);
  expect(await offered('cart', 'list', '--user', '"李 四"', '--lang', 'z')).toEqual(['zh']);
  expect(await offered('help', 'car')).toEqual(['cart']);
  expect(await offered('completion', 'z')).toEqual(['zsh']);
});

test('what follows depends on what stands before', async () => {
  const calls = async () =>
    (['cart.list', 'cart.del_num', 'order.order_list'] as const).map((name) => [name, ['', '']] as const);
  const after = async (...words: string[]) =>
    (await offers(words, { commands, groups }, { ...NOTHING, calls })).map(([name]) => name);
  expect(await after('call', 'cart', '')).toEqual(['list', 'del_num']);
  expect(await after('call', '--env', 'live', 'cart', 'd')).toEqual(['del_num']);
  expect(await after('call', 'cart.')).toEqual(['cart.list', 'cart.del_num']);
  expect(await after('call', 'cart', 'list', '')).toEqual([]);
  expect(await offered('sandbox', 'do', 'ship', '')).toEqual(['order_sn=', 'parcels=', 'offline=']);
  expect(await offered('sandbox', 'do', 'ship', 'order_sn=1', 'par')).toEqual(['parcels=']);
  expect(await offered('sandbox', 'do', 'sh')).toEqual(['ship']);
  expect(await offered('sandbox', 'fault', 'cart.list', 'status')).toEqual(['status_500']);
});

test('a value behind an equals sign, whole or taken apart', async () => {
  expect(await offered('search', '--sort', '=', 'shop')).toEqual(['shop_price']);
  expect(await offered('cart', 'list', '--env', '=')).toEqual(['asked-profiles']);
  expect(await offered('search', '--sort=shop')).toEqual(['--sort=shop_price']);
});

test('orders are those of the last list, of the environment and the member of the line, and go with the login', async () => {
  const dir = join(home, 'kept');
  const live = { ...localProfile, name: 'live', kind: 'staging' as const, base: 'https://shop.example/api' };
  await saveProfile(dir, live);
  const order = (order_id: string) => ({ order_id, order_sn: `S${order_id}`, about: '待付款 ¥9.00' });
  const names = namesKnownIn({
    dir,
    logins: { dir },
    terminal: createTestTerminal(),
    signal: AbortSignal.timeout(9000),
  });
  const ids = async (...before: string[]) => (await names.orders(before)).map(([name]) => name);
  await keepOrders(dir, live, 'jia', [order('1')]);
  for (const user_name of ['jia', 'yi']) {
    await saveLogin(dir, live, { ...member, user_name });
    await keepOrders(dir, live, user_name, [order(`${user_name}7`)]);
  }
  expect(await ids('pay')).toEqual([]);
  expect(await ids('pay', '--env', 'live')).toEqual(['yi7', 'Syi7']);
  expect(await ids('--env=live', '--user', 'jia', 'pay')).toEqual(['jia7', 'Sjia7']);
  await saveLogin({ dir, user: 'jia' }, live, undefined);
  expect(await ids('--env=live', '--user', 'jia', 'pay')).toEqual([]);
  await forgetProfile(dir, 'live');
  expect(await ids('pay', '--env', 'live')).toEqual([]);
});

test('where a file or a word of one’s own belongs, nothing is offered', async () => {
  expect(await offered('support-bundle', '--out', '')).toEqual([]);
  expect(await offered('goods', '1')).toEqual([]);
  for (const line of [['junit=o'], ['junit', '=', 'o'], ['junit', '=']])
    expect(await offered('smoke', 'run', 'all', '--report', ...line)).toEqual([]);
});

/** A shell complains of a locale that is set and not installed. */
const env = { ...process.env, LC_ALL: 'C' };
test.each(shells)('%s takes the script without a complaint', (shell) => {
  if (!has(shell)) return;
  const file = join(home, `script.${shell}`);
  writeFileSync(file, scripts[shell]);
  const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([0, '']);
});

/** A program that offers its own words, each with what it is; nothing for files. */
const asked = `printf '%s_' "$#:" "$@"; printf '\\tabout: it\\n'`;
const lines = (text: string): string[] => text.split('\n').filter(Boolean);

test('PowerShell reads the names as UTF-8, and gives the console its encoding back', () => {
  const [before, asked = ''] = scripts.powershell.split('yaocang completion words -- ');
  expect(before).toContain('[Console]::OutputEncoding = [System.Text.Encoding]::UTF8');
  // A .cmd gets no empty word from it.
  expect(before).toContain("if ($typed -ne '') { $typed } else { '=' }");
  expect(asked).toMatch(/^\$words 2>\$null\) \}\s+finally \{.*OutputEncoding = \$before/);
});

test('bash hands on all words, and takes the names', () => {
  const ask = `${scripts.bash}
yaocang() { ${asked}; }
COMP_WORDS=(yaocang cart ''); COMP_CWORD=2; _yaocang; printf '%s\\n' "\${COMPREPLY[@]}"`;
  expect(lines(execFileSync('bash', { input: ask, encoding: 'utf8', env }))).toEqual(['5:_completion_words_--_cart__']);
});

test.runIf(has('fish'))('fish hands on all words, and takes names with what they are; else files', () => {
  const offersOf = (line: string) => {
    const file = join(home, 'ask.fish');
    writeFileSync(
      file,
      `${scripts.fish}
function yaocang; test "$argv[4]" = cart; and printf 'a%s\\tabout it\\n' (count $argv); end
complete -C '${line}'`,
    );
    const own = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' };
    return lines(execFileSync('fish', ['--no-config', file], { encoding: 'utf8', env: own, cwd: home }));
  };
  expect(offersOf('yaocang cart ')).toEqual(['a5\tabout it']);
  expect(offersOf('yaocang bundle ask').map((each) => each.split('\t')[0])).toEqual(['ask.fish']);
});

test.runIf(has('zsh'))('zsh hands on all words, and takes names with what they are; else files', () => {
  const offersOf = (answer: string) => {
    const ask = `compdef() { :; }
_files() { print -l -- files; }
_describe() { print -rl -- "\${(@P)2}"; }
yaocang() { ${answer}; }
words=(yaocang cart ''); CURRENT=3
${scripts.zsh}
_yaocang`;
    return lines(execFileSync('zsh', ['-f'], { input: ask, encoding: 'utf8', env }));
  };
  expect(offersOf(asked)).toEqual(['5\\:_completion_words_--_cart__:about\\: it']);
  expect(offersOf('true')).toEqual(['files']);
});
