import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test('a span is cut into days, hours, minutes and seconds', () => {
  const span = ((2 * 24 + 5) * 3600 + 42 * 60 + 18) * 1000;
  expect(countdown(span, 0)).toEqual({ days: 2, hours: '05', minutes: '42', seconds: '18' });
});

test('a part of a second still counts, and nothing goes below zero', () => {
  expect(countdown(1, 0).seconds).toBe('01');
  expect(countdown(0, 5000)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00' });
});
