import { expect, test } from 'vitest';
import { command } from './command.ts';
import { run } from './run.ts';
import { loginPassword } from './secrets.ts';
import { createTestTerminal } from './testing/terminal.ts';

const waiting = command('waiting', {
  about: ['', ''],
  load: async () => ({}),
  run: async (_, __, cli) => {
    await cli.secret(loginPassword, {});
    return new Promise<never>(() => undefined);
  },
  view: () => '',
});

/** The command waits, and something fails beside it. */
async function yaocang(words: string) {
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: '/nowhere', YAOCANG_PASSWORD: 'Canary+2026' } });
  const crashed = new Promise<never>((_, reject) => {
    setImmediate(() => reject(new TypeError('it said Canary+2026')));
  });
  const { signal } = new AbortController();
  const exit = await run(words.split(' '), { commands: [waiting], groups: {}, terminal, signal, crashed });
  return { exit, ...terminal.written };
}

test('what fails beside a command ends the run as a fault of this program, and names what to attach', async () => {
  const { exit, out, err } = await yaocang('waiting');
  expect([exit, out]).toEqual([1, '']);
  expect(err).toContain('TypeError: it said [hidden]');
  expect(err).toContain('crash.test.ts');
  expect(err).toContain('yaocang support-bundle');
});

test('with --json it is one envelope like every other', async () => {
  const { exit, out } = await yaocang('waiting --json');
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    code: 'internal',
    error: { kind: 'InternalError', next: expect.stringContaining('support-bundle') },
  });
  expect(out).not.toContain('Canary');
});

test('a failure that cannot even be told says so, without its words', async () => {
  const untellable = command('waiting', {
    about: ['', ''],
    load: async () => ({}),
    run: async () => {
      const error = new Error('x');
      Object.defineProperty(error, 'stack', {
        get() {
          throw new RangeError('Canary+2026 is too large');
        },
      });
      throw error;
    },
    view: () => '',
  });
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: '/nowhere' } });
  const { signal } = new AbortController();
  expect(await run(['waiting'], { commands: [untellable], groups: {}, terminal, signal })).toBe(1);
  expect(terminal.written.err).toContain('cannot say why: RangeError\n    at ');
  expect(terminal.written.err).not.toContain('Canary');
});
