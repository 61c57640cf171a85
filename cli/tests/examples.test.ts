import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { readLine } from '#cli/frame/command-line.ts';
import { globalOptions } from '#cli/frame/global-options.ts';
import { readAll } from '#cli/frame/parameters.ts';
import { readArguments } from '#cli/prove/calling/arguments.ts';
import { checkCondition, conditionOf } from '#cli/prove/calling/condition.ts';
import type { CallWritten } from '#cli/prove/calling/options.ts';
import { findCall } from '#cli/shop/find-call.ts';

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
  readAll(globalOptions, raw);
  const given = { ...readAll(command.args, raw), ...readAll(command.options, raw) } as Partial<Asked>;
  if (given.script !== undefined && given.rest) checkAsked(given as Asked);
  return command.name;
}

interface Asked extends CallWritten {
  readonly until?: readonly string[];
  readonly failOn?: readonly string[];
}

/** A call that is shown takes what is shown, and can answer what is waited for. */
function checkAsked({ script, act, rest, arg, secret, body, until = [], failOn = [] }: Asked): void {
  const isWhole = act?.includes('=');
  const words = act !== undefined && isWhole ? [act, ...rest] : rest;
  const pairs = words.map((each) => each.split(/=(.*)/s, 2) as [string, string]);
  const { call } = findCall(script, isWhole ? undefined : act);
  const args = { ...arg, ...Object.fromEntries(pairs) };
  if (body === undefined) readArguments(call, { args, secrets: secret, body });
  for (const each of [...until, ...failOn]) checkCondition(call, conditionOf(each));
}

test.each(commands.map(({ name, examples }) => [name, examples] as const))(
  'the examples of %s can be typed',
  (name, examples) => {
    const lines = taken(examples.join('\n'));
    expect(lines.length).toBeGreaterThanOrEqual(examples.length);
    expect(lines.map(read)).toContain(name);
  },
);

const room = new URL('../', import.meta.url);
const topics = readdirSync(new URL('commands/topics/', room)).map((name) => `commands/topics/${name}`);

test('what README and topics show can be typed', () => {
  const lines = ['README.md', ...topics].flatMap((file) => {
    const blocks = [...readFileSync(new URL(file, room), 'utf8').matchAll(/^```\n(.*?)^```/gms)].map(
      ([, block = '']) => block,
    );
    const typed = blocks.map((block) => (block.startsWith('$ ') ? prompted(block) : block));
    return taken(
      typed
        .filter((block) => block.startsWith('yaocang'))
        .join('\n')
        .replaceAll(/^.* \[.*$/gm, '')
        .replaceAll(/ \| (?=[a-z-]+ )/g, '; yaocang '),
    );
  });
  expect(lines.length).toBeGreaterThan(60);
  for (const words of lines) expect(() => read(words), words.join(' ')).not.toThrow();
});

/** What was typed of what a terminal showed. */
const prompted = (block: string): string => [...block.matchAll(/^\$ (.*)$/gm)].map(([, line]) => line).join('\n');
