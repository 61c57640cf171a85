import { expect, test } from 'vitest';
import { cardPromotion, type Promotion, promotionChangesAt, promotionPhase } from './promotion.ts';

const [start, end] = [1_000_000, 2_000_000];
const announced: Promotion = { is_promote: true, p_type: 0, ks_time: start, gmt_end_time: end };

test('p_type goes 0 to 1 when the start countdown ends, and 1 to 2 when the end countdown ends', () => {
  expect([start - 1, start, end - 1, end].map((now) => promotionPhase(announced, now))).toEqual([0, 1, 1, 2]);
});

test('the countdown runs to the next phase, and there is none after the end', () => {
  expect([start - 1, start, end].map((now) => promotionChangesAt(announced, now))).toEqual([start, end, null]);
});

test('a running promotion without an end continues, an ended one stays ended', () => {
  const endless: Promotion = { is_promote: true, p_type: 1, gmt_end_time: null };
  expect([promotionPhase(endless, end), promotionChangesAt(endless, end)]).toEqual([1, null]);
  expect(promotionPhase({ ...announced, p_type: 2 }, start)).toBe(2);
});

test('goods without a promotion have none', () => {
  expect(promotionPhase({ ...announced, is_promote: false }, start)).toBe(2);
});

test('a card without a start time has already started', () => {
  expect(promotionPhase(cardPromotion({ is_promote: true, ks_time: null, gmt_end_time: end }), start)).toBe(1);
  expect(promotionPhase(cardPromotion({ is_promote: true, ks_time: start }), start - 1)).toBe(0);
});
