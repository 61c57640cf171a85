import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [20_538_000, 0, '05:42:18'],
  [201_600_000, 2, '08:00:00'],
  [86_400_000, 1, '00:00:00'],
  [86_399_001, 1, '00:00:00'],
  [1, 0, '00:00:01'],
  [0, 0, '00:00:00'],
  [-5000, 0, '00:00:00'],
])('%i ms are %i days and %s', (ms, days, clock) => {
  const left = timeLeft(ms);
  expect(left.days).toBe(days);
  expect(`${left.hours}:${left.minutes}:${left.seconds}`).toBe(clock);
});
