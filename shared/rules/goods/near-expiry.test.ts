import { expect, test } from 'vitest';
import { isNearExpiry } from './near-expiry.ts';

test('lx 1 alone is near expiry', () => {
  expect(['0', '1', '2', '3'].filter((lx) => isNearExpiry({ lx }))).toEqual(['1']);
});
