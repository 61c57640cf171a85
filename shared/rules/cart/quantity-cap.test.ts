import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitQuantity, quantityCap } from './quantity-cap.ts';

test('the quantity is capped by the stock and the purchase limit', () => {
  expect(quantityCap(300)).toBe(300);
  expect(quantityCap(300, { is_restricted: true, kk_num: 120, type: '1' })).toBe(120);
  expect(quantityCap(100, { is_restricted: true, kk_num: 120, type: '2' })).toBe(100);
  expect(quantityCap(300, { is_restricted: false, kk_num: 0, type: '2' })).toBe(300);
});

test('a reduced quantity is marked as capped', () => {
  expect(fitQuantity(121, 120)).toEqual({ quantity: 120, capped: true });
  expect(fitQuantity(120, 120)).toEqual({ quantity: 120, capped: false });
});

test('fractions, negative numbers and NaN are not accepted', () => {
  expect([2.9, -3, Number.NaN].map((wanted) => fitQuantity(wanted, 9).quantity)).toEqual([2, 0, 0]);
});

test('the quantity is never above the cap, below 0 or not a multiple', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.integer({ min: -5, max: 5000 }),
      fc.integer({ min: 1, max: 400 }),
      (wanted, cap, step) => {
        const { quantity } = fitQuantity(wanted, cap, step);
        expect(quantity).toBeLessThanOrEqual(Math.max(0, cap));
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity % step).toBe(0);
      },
    ),
  );
});

test('an allowed quantity stays unchanged', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), fc.integer({ min: 1, max: 20 }), (packs, more, step) => {
      const wanted = packs * step;
      expect(fitQuantity(wanted, wanted + more, step)).toEqual({ quantity: wanted, capped: false });
    }),
  );
});
