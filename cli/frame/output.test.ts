import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutput } from './output.ts';
import type { OutStream } from './terminal.ts';
import { createTestTerminal } from './testing/terminal.ts';

const secret = 'canary-"secret"-value/1';

test('a secret passes no way out', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'yaocang-output-'));
  const terminal = createTestTerminal();
  const output = createOutput(terminal);
  output.redactor.learn(secret);
  output.out(`a ${secret}`);
  output.err(`b ${encodeURIComponent(secret)}`);
  output.screen.write(`c ${Buffer.from(secret).toString('base64')}`);
  output.json({ told: `d ${secret}`, [secret]: 1, token: 'other' });
  await output.report(join(dir, 'r.json'), { told: secret }, (clean) => JSON.stringify(clean));
  const everything = terminal.written.out + terminal.written.err + readFileSync(join(dir, 'r.json'), 'utf8');
  rmSync(dir, { recursive: true });
  for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64'), 'canary', 'other']) {
    expect(everything).not.toContain(form);
  }
  expect(
    JSON.parse(
      terminal.written.out
        .split('\n')
        .at(-2)!
        .replace(/^c \[hidden\]/, ''),
    ),
  ).toMatchObject({ token: '[hidden]' });
});

test('a reader that went away is no error, and nothing more is written to it', () => {
  let fail: (error: NodeJS.ErrnoException) => void = () => undefined;
  let written = 0;
  const stdout: OutStream = {
    write: () => {
      written += 1;
      return true;
    },
    on: (_, listener) => {
      fail = listener;
    },
  };
  const output = createOutput({ stdout, stderr: createTestTerminal().stderr });
  output.out('one');
  fail(Object.assign(new Error('gone'), { code: 'EPIPE' }));
  output.out('two');
  output.json({});
  expect(written).toBe(1);
  expect(process.exitCode).toBeUndefined();
});

test('what cannot be written is told when all is written: of stdout, and never of a reader that went away', async () => {
  const written = async (code: string) => {
    const stdout: OutStream = {
      write: (_, done) => {
        queueMicrotask(() => done?.(Object.assign(new Error(code), { code })));
        return false;
      },
      on: () => undefined,
    };
    const output = createOutput({ stdout, stderr: stdout });
    output.err('to nobody');
    await expect(output.lost()).resolves.toBeUndefined();
    output.out('to nobody');
    return output.lost();
  };
  await expect(written('ENOSPC')).resolves.toBe('ENOSPC');
  await expect(written('EPIPE')).resolves.toBeUndefined();
});
