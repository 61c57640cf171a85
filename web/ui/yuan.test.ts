import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuan } from './yuan.ts';

describe('yuan', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1420, '14.20'],
    [99999, '999.99'],
    [100000, '1,000.00'],
    [123450, '1,234.50'],
    [123456789, '1,234,567.89'],
    [-2000, '-20.00'],
    [-5, '-0.05'],
    [-0, '0.00'],
  ])('writes %i fen as %s', (fen, text) => expect(yuan(fen)).toBe(text));

  it('loses no fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
        expect(Number(yuan(fen).replace(/[,.]/g, '')) + 0).toBe(fen + 0);
      }),
    );
  });
});
