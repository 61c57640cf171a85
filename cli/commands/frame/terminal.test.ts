import { expect, test } from 'vitest';
import { canAsk, canDraw } from './terminal.ts';
import { createTestTerminal } from './testing.ts';

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
