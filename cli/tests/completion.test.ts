import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { completionScript, type Shell } from '#cli/frame/completion/script.ts';

const script = (shell: Shell) => completionScript(shell, commands, groups, 'en');
const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** What bash offers for a line; the last word is being typed. */
function offers(...words: readonly string[]): string[] {
  const ask = `${script('bash')}
yaocang() { printf 'asked-%s\\tabout it\\n' "$2"; }
COMP_WORDS=(yaocang ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}
_yaocang; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', { input: ask, encoding: 'utf8' }).split('\n').filter(Boolean);
}

test('bash: commands, then their second words, then flags', () => {
  expect(offers('car')).toEqual(['cart']);
  expect(offers('cart', '')).toEqual(expect.arrayContaining(['add', 'list', 'remove', 'set']));
  expect(offers('search', '--s')).toEqual(expect.arrayContaining(['--sort', '--stock']));
  expect(offers('cart', 'list', '--js')).toEqual(['--json']);
});

test('bash: values of flags and arguments, and names that the program is asked for', () => {
  expect(offers('search', '--sort', 'shop')).toEqual(['shop_price']);
  expect(offers('cart', 'list', '--lang', '')).toEqual(['zh', 'en']);
  expect(offers('cart', 'list', '--env', '')).toEqual(['asked-profiles']);
  expect(offers('env', 'use', 'a')).toEqual(['asked-profiles']);
  expect(offers('call', 'a')).toEqual(['asked-calls']);
  expect(offers('smoke', 'run', 'a')).toEqual(['asked-walks']);
  expect(offers('help', 'car')).toEqual(['cart']);
  expect(offers('search', '--sort', '=', 'shop')).toEqual(['shop_price']);
  expect(offers('cart', 'list', '--env', '=')).toEqual(['asked-profiles']);
});

test('each script names every command', () => {
  for (const shell of ['bash', 'zsh', 'fish'] as const) {
    const text = script(shell);
    for (const { name } of commands) expect(text, `${shell} ${name}`).toContain(name);
  }
});

test.each(['bash', 'zsh', 'fish'] as const)('%s takes the script without a complaint', (shell) => {
  if (!has(shell)) return;
  const file = join(mkdtempSync(join(tmpdir(), 'yaocang-completion-')), 'script');
  writeFileSync(file, script(shell));
  const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

const home = mkdtempSync(join(tmpdir(), 'yaocang-completing-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What fish offers for a line, with what each of them is. */
function fishOffers(line: string): string[] {
  const ask = `${script('fish')}
function yaocang; printf 'asked-%s\\tabout it\\n' $argv[2]; end
complete -C '${line}'`;
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' };
  writeFileSync(join(home, 'ask.fish'), ask);
  return execFileSync('fish', ['--no-config', join(home, 'ask.fish')], { encoding: 'utf8', env })
    .split('\n')
    .filter(Boolean);
}

test.runIf(has('fish'))('fish: commands, flags and names with what they are', () => {
  expect(fishOffers('yaocang car')).toEqual(['cart\tthe cart']);
  expect(fishOffers('yaocang --base http://x cart ').map((each) => each.split('\t')[0])).toEqual([
    ...['add', 'list', 'remove', 'set'],
  ]);
  expect(fishOffers('yaocang search --sto')).toEqual(['--stock\tin stock only']);
  expect(fishOffers('yaocang cart list --env ')).toEqual(['asked-profiles\tabout it']);
  expect(fishOffers('yaocang smoke run a')).toContain('asked-walks\tabout it');
});

/** What zsh offers for a line: `_describe` is told instead of shown. */
function zshOffers(...words: readonly string[]): string[] {
  const ask = `compdef() { :; }
_files() { print -l -- files; }
_describe() { print -l -- "\${(@P)2}"; }
yaocang() { printf 'asked-%s\\tabout it\\n' "$2"; }
words=(yaocang ${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length + 1}
${script('zsh')}
_yaocang`;
  return execFileSync('zsh', ['-f'], { input: ask, encoding: 'utf8' }).split('\n').filter(Boolean);
}

test.runIf(has('zsh'))('zsh: commands, flags and names with what they are', () => {
  expect(zshOffers('cart', '')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^list:/), expect.stringMatching(/^set:/)]),
  );
  expect(zshOffers('--base', 'http://x', 'cart', '')).toHaveLength(4);
  expect(zshOffers('search', '--s')).toContain('--stock:in stock only');
  expect(zshOffers('search', '--sort', '')).toContain('shop_price');
  expect(zshOffers('env', 'use', '')).toEqual(['asked-profiles:about it']);
  expect(zshOffers('support-bundle', '--out', '')).toEqual(['files']);
});
