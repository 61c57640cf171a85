import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { readLine } from '#cli/frame/command-line.ts';
import { readGlobals } from '#cli/frame/global-options.ts';
import { readAll } from '#cli/frame/parameters.ts';

/** The command lines of a script as a shell takes them apart; nothing of it is run. */
function taken(script: string): string[][] {
  const home = mkdtempSync(join(tmpdir(), 'yaocang-examples-'));
  mkdirSync(join(home, '.config/fish/completions'), { recursive: true });
  const define = `yaocang() { printf '%s\\x1f' "$@" >&3; printf '\\n' >&3; }`;
  const shell = ['-c', `PATH=/nowhere; { ${define}\n${script}\n} 3>&1 >/dev/null 2>&1 </dev/null; true`];
  const told = execFileSync('bash', shell, {
    encoding: 'utf8',
    cwd: home,
    env: { HOME: home, PATH: process.env.PATH },
  });
  rmSync(home, { recursive: true });
  return told
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\u001f').slice(0, -1));
}

/** Reads a line as the program does, with every argument and option. */
function read(words: readonly string[]): string {
  const chosen = readLine(words, { commands, groups }, 'en', 100);
  if (!('command' in chosen)) return 'told';
  const { command, raw } = chosen;
  readGlobals(raw);
  readAll(command.args, raw);
  readAll(command.options, raw);
  return command.name;
}

test.each(commands.map(({ name, examples }) => [name, examples] as const))(
  'the examples of %s can be typed',
  (name, examples) => {
    const lines = taken(examples.join('\n'));
    expect(lines.length).toBeGreaterThanOrEqual(examples.length);
    expect(lines.map(read)).toContain(name);
  },
);

test('what the README shows can be typed', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/^```\n(yaocang.*?)^```/gms)].map(([, block]) => block ?? '');
  const lines = taken(
    blocks
      .join('\n')
      .replaceAll(/^.* \[.*$/gm, '')
      .replaceAll(/ \| (?=[a-z-]+ )/g, '; yaocang '),
  );
  expect(lines.length).toBeGreaterThan(40);
  for (const words of lines) expect(() => read(words), words.join(' ')).not.toThrow();
});
