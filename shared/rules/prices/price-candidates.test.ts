import { describe, expect, test } from 'vitest';
import { priceCandidates } from './price-candidates.ts';
import { unitPrice } from './unit-price.ts';

const now = Date.UTC(2026, 10, 20, 1);
const hour = 3_600_000;
const product = {
  shop_price: 1690,
  user_price: 1650,
  promote_price: 1420,
  is_promote: true,
  p_type: 1,
  ks_time: now - hour,
  gmt_end_time: now + hour,
} as const;
const batch = { tb_id: '1', ph: 'A1', end_time: now + hour, shop_price: 1500, goods_number: 9 };
const tiers = [
  { num: 100, price: 1580 },
  { num: 300, price: 1490 },
];
const told = (chosen: Parameters<typeof priceCandidates>[0]) =>
  priceCandidates(chosen).map(({ reason, price, because }) => [reason, price, because ?? 'counts']);

describe('the price candidates', () => {
  test('start with the running promotion', () => {
    expect(told({ product, batch, tiers, quantity: 150 })).toEqual([
      ['promotion', 1420, 'counts'],
      ['batch', 1500, 'after'],
      ['tier', 1580, 'after'],
      ['tier', 1490, 'tooFew'],
      ['member', 1650, 'after'],
      ['plain', 1690, 'after'],
    ]);
  });

  test('skip an ended or coming promotion, so that the batch applies', () => {
    const over = { ...product, p_type: 2 as const, gmt_end_time: now - 1, is_promote: false };
    expect(told({ product: over, batch, tiers, quantity: 1 })[0]).toEqual(['promotion', 1420, 'ended']);
    const coming = { ...product, p_type: 0 as const, ks_time: now + hour / 2 };
    expect(told({ product: coming, batch, tiers, quantity: 1 }).slice(0, 2)).toEqual([
      ['promotion', 1420, 'notStarted'],
      ['batch', 1500, 'counts'],
    ]);
  });

  test('apply the lowest tier that the quantity meets, else the member’s price', () => {
    const { promote_price: _none, ...promoted } = product;
    const without = { ...promoted, is_promote: false };
    expect(told({ product: without, tiers, quantity: 300 })).toEqual([
      ['tier', 1580, 'after'],
      ['tier', 1490, 'counts'],
      ['member', 1650, 'after'],
      ['plain', 1690, 'after'],
    ]);
    expect(told({ product: without, tiers, quantity: 99 })[2]).toEqual(['member', 1650, 'counts']);
    expect(told({ product: { ...without, user_price: 1690 }, quantity: 1 })).toEqual([['plain', 1690, 'counts']]);
  });

  test('include the price of a specification', () => {
    const specification = { spce_id: '1', spce_name: '大盒', is_promote: false, shop_price: 3000 };
    expect(told({ product, specification, quantity: 1 })).toEqual([['plain', 3000, 'counts']]);
  });

  test('contain exactly one that applies, or none while prices are hidden', () => {
    for (const quantity of [1, 100, 300]) {
      const chosen = { product, batch, tiers, quantity };
      const counting = priceCandidates(chosen).filter(({ counts }) => counts);
      expect(counting.map(({ price }) => price)).toEqual([unitPrice(chosen).price]);
    }
    expect(priceCandidates({ product: { is_promote: false, p_type: 2 }, quantity: 1 })).toEqual([]);
  });
});
