import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yuan, yuanParts } from './money.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [100, '1.00'],
  [123450, '1,234.50'],
  [100_000_00, '100,000.00'],
  [-0, '0.00'],
  [123456789_01, '123,456,789.01'],
])('%i fen is written %s', (fen, written) => {
  expect(yuan(fen)).toBe(written);
});

test('amounts up to 10^11 fen are exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (fen) => {
      expect(BigInt(yuan(fen).replace(/[,.]/g, ''))).toBe(BigInt(fen));
    }),
  );
});

test('a price has a large whole and small cents', () => {
  expect(yuanParts(326850)).toEqual({ sign: '', whole: '3,268', cents: '50' });
});
