import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test('a span is split into days, hours, minutes and seconds', () => {
  const span = ((2 * 24 + 5) * 3600 + 42 * 60 + 18) * 1000;
  expect(countdown(span, 0)).toEqual({ days: 2, hours: '05', minutes: '42', seconds: '18' });
});

test('a fraction of a second rounds up, and a past moment is 0', () => {
  expect(countdown(1, 0).seconds).toBe('01');
  expect(countdown(0, 5000)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00' });
});
