import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asked } from './ask.ts';
import { command } from './command.ts';
import { run } from './run.ts';
import { loginPassword } from './secrets.ts';
import { createTestTerminal } from './testing/terminal.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-unattended-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const asking = (name: string, run: Parameters<typeof command>[1]['run']) =>
  command(name, { about: ['', ''], load: async () => ({}), run, view: (data) => `${data}` });
const commands = [
  asking('sure', async (_, __, cli) => cli.confirm(['真的？', 'really?'], false)),
  asking('word', async (_, __, cli) => asked(cli, undefined, ['名字', 'name'], '--name')),
  asking('secret', async (_, __, cli) => cli.secret(loginPassword, {})),
];

/** Somebody sits at a terminal, and would answer. */
async function yaocang(words: string, env: Record<string, string> = {}, input = 'y\n') {
  const terminal = createTestTerminal({
    columns: 80,
    seated: true,
    input,
    env: { YAOCANG_CONFIG_DIR: dir, ...env },
  });
  const { signal } = new AbortController();
  const exit = await run(words.split(' '), { commands, groups: {}, terminal, signal });
  return { exit, ...terminal.written };
}

test.each([
  ['sure', 5, '--yes'],
  ['word', 2, '--name'],
  ['secret', 2, '--password-stdin'],
])('%s: who may be asked is asked; with --no-input, --json and in a CI exit %i names %s', async (name, exit, flag) => {
  expect(await yaocang(name)).toMatchObject({ exit: 0 });
  for (const [words, env] of [
    [`${name} --no-input`, {}],
    [`--no-input ${name}`, {}],
    [`${name} --json`, {}],
    [name, { CI: 'true' }],
  ] as const) {
    const told = await yaocang(words, env);
    expect(told.exit, words).toBe(exit);
    expect(told.err).toContain(flag);
    expect(told.err).not.toMatch(/\(y\/N\)|: \n/);
  }
});

test.each(['n\n', '\n', 'yep\n'])('who answers %j is told that nothing was done, and of no flag', async (input) => {
  const { exit, err } = await yaocang('sure', {}, input);
  expect([exit, err]).toEqual([5, expect.stringContaining('没有确认，没有执行')]);
  expect(err).not.toContain('--yes');
});
