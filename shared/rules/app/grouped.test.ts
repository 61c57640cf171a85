import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1260, '1,260'],
  [1234567, '1,234,567'],
  [-123, '-123'],
  [-1234, '-1,234'],
  [1234.5678, '1,234.5678'],
])('%d is written %s', (value, written) => expect(grouped(value)).toBe(written));
