import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Batch, Specification } from '#shared/contract/goods.ts';
import { type Chosen, reasonLabel, unitPrice } from './unit-price.ts';

const now = 1_000_000;
const product: Chosen['product'] = {
  shop_price: 1690,
  promote_price: 1420,
  is_promote: true,
  p_type: 1,
  gmt_end_time: now + 1,
};
const plain = { ...product, is_promote: false };
const batch: Batch = { tb_id: '9', ph: '260418', end_time: now, shop_price: 960 };
const tiers = [
  { num: 1, price: 1690 },
  { num: 100, price: 1580 },
  { num: 300, price: 1490 },
];
const small: Specification = { spce_id: '2', spce_name: '30片/盒', shop_price: 880, is_promote: false };

test('the price of a running promotion precedes batch price and tiers', () => {
  expect(unitPrice({ product, batch, tiers, quantity: 300 })).toEqual({
    price: 1420,
    reason: 'promotion',
    was: 1690,
  });
});

test('when the promotion ends, its price no longer applies', () => {
  const over = { ...product, p_type: 2 as const };
  expect(unitPrice({ product: over, batch, tiers, quantity: 300 })).toMatchObject({ price: 960, reason: 'batch' });
});

test.each([
  [99, 1690],
  [100, 1580],
  [299, 1580],
  [300, 1490],
])('without promotion and batch, %i units cost the lowest tier whose threshold they meet: %i', (quantity, price) => {
  expect(unitPrice({ product: plain, tiers, quantity })).toMatchObject({ price, reason: 'tier' });
});

test('the lowest met tier applies, in any order of the tiers', () => {
  const odd = [
    { num: 10, price: 500 },
    { num: 1, price: 600 },
    { num: 20, price: 700 },
  ];
  expect(unitPrice({ product: plain, tiers: odd, quantity: 25 }).price).toBe(500);
});

test('without promotion, batch and tier the price of the specification or the member applies', () => {
  expect(unitPrice({ product: plain, specification: small, quantity: 1 })).toEqual({
    price: 880,
    reason: 'plain',
  });
  const member = { ...plain, user_price: 1600 };
  expect(unitPrice({ product: member, quantity: 1 })).toEqual({ price: 1600, reason: 'member', was: 1690 });
  expect(unitPrice({ product: plain, quantity: 1 })).toEqual({ price: 1690, reason: 'plain' });
});

test('a specification is promoted only by its own flag', () => {
  const promoted = { ...small, is_promote: true, promote_price: 700 };
  expect(unitPrice({ product, specification: promoted, quantity: 1 })).toMatchObject({ price: 700 });
  expect(unitPrice({ product, specification: small, quantity: 1 })).toMatchObject({ price: 880 });
});

test('a hidden price is undefined, not 0', () => {
  const hidden = { is_promote: false, p_type: 2 as const };
  expect(unitPrice({ product: hidden, tiers: [{ num: 1 }], quantity: 5 }).price).toBeUndefined();
});

test('more units never cost more each', () => {
  const tier = fc.record({ num: fc.integer({ min: 1, max: 500 }), price: fc.integer({ min: 1, max: 100_000 }) });
  fc.assert(
    fc.property(fc.array(tier, { minLength: 1 }), fc.nat(600), fc.nat(600), (some, few, more) => {
      const base = { ...plain, shop_price: 100_001 };
      const at = (quantity: number) => unitPrice({ product: base, tiers: some, quantity }).price!;
      expect(at(few + more)).toBeLessThanOrEqual(at(few));
    }),
  );
});

test('each reason has a label', () => {
  expect(Object.values(reasonLabel)).toEqual(['专享', '促销', '效期', '阶梯', '会员', '']);
});
