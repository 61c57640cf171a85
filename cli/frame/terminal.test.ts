import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canAsk, canDraw, isReadByRunner } from './terminal.ts';
import { createTestTerminal } from './testing/terminal.ts';

test.each([
  [true, 80, {}],
  [true, 40, { CI: '0' }],
  [false, 39, {}],
  [false, undefined, {}],
  [false, 80, { CI: 'true' }],
  [false, 80, { CI: '' }],
  [false, 80, { CONTINUOUS_INTEGRATION: '1' }],
  [false, 80, { TERM: 'dumb' }],
])('a living screen: %s with %s columns and %o', (drawn, columns, env) => {
  const wanted = { env: env as Record<string, string>, ...(columns === undefined ? {} : { columns }) };
  expect(canDraw(createTestTerminal(wanted))).toBe(drawn);
});

test('a person is asked only where both the question and the answer have a terminal', () => {
  const terminal = createTestTerminal({ columns: 80 });
  expect(canAsk(terminal)).toBe(false);
  const seated = { ...terminal, stdin: Object.assign(terminal.stdin, { isTTY: true }) };
  expect(canAsk(seated)).toBe(true);
  expect(canAsk({ ...seated, env: { CI: 'true' } })).toBe(false);
});

test('a GitHub runner reads stdout where it says so itself, and stdout is no file, which would keep what it is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaocang-stdout-'));
  const fd = openSync(join(folder, 'log.txt'), 'w');
  const at = (env: Record<string, string>, fd?: number) => {
    const terminal = createTestTerminal({ env });
    return isReadByRunner({ ...terminal, stdout: { ...terminal.stdout, ...(fd !== undefined && { fd }) } });
  };
  expect(at({ GITHUB_ACTIONS: 'true' })).toBe(true);
  expect(at({ GITHUB_ACTIONS: 'true' }, fd)).toBe(false);
  expect([at({}), at({ GITHUB_ACTIONS: '' }), at({ CI: 'true' })]).toEqual([false, false, false]);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
