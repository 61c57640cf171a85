import { expect, test } from 'vitest';
import { exitCodes } from './fault.ts';

test('the exit codes are frozen', () => {
  const numbers = Object.fromEntries(Object.entries(exitCodes).map(([name, { exit }]) => [name, exit]));
  expect(numbers).toEqual({
    ok: 0,
    internal: 1,
    usage: 2,
    assertion: 3,
    login: 4,
    guard: 5,
    network: 6,
    server: 7,
    pending: 8,
    drift: 9,
    unknown: 10,
    closed: 11,
    interrupted: 130,
    terminated: 143,
  });
});

test('each is described in both languages', () => {
  for (const { about } of Object.values(exitCodes)) expect(about.every((text) => text.length > 0)).toBe(true);
});
