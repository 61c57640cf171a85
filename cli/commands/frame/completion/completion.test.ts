import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { completionScript, type Shell } from './script.ts';

const script = (shell: Shell) => completionScript(shell, commands, groups, 'en');
const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** What bash offers for a line; the last word is being typed. */
function offers(...words: readonly string[]): string[] {
  const ask = `${script('bash')}
yaocang() { echo asked-$2; }
COMP_WORDS=(yaocang ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}
_yaocang; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', ask], { encoding: 'utf8' }).split('\n').filter(Boolean);
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
