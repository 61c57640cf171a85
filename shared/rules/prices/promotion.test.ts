import { expect, test } from 'vitest';
import { cardPromotion, type Promotion, promotionChangesAt, promotionPhase } from './promotion.ts';

const [start, end] = [1_000_000, 2_000_000];
const told = (p_type: 0 | 1 | 2): Promotion => ({ is_promote: true, p_type, ks_time: start, gmt_end_time: end });

test('the phase is what p_type tells, whatever the times say', () => {
  expect([0, 1, 2].map((p_type) => promotionPhase(told(p_type as 0 | 1 | 2)))).toEqual([0, 1, 2]);
});

test('the countdown runs to the next phase, and there is none after the end', () => {
  expect([0, 1, 2].map((p_type) => promotionChangesAt(told(p_type as 0 | 1 | 2)))).toEqual([start, end, null]);
  expect(promotionChangesAt({ is_promote: true, p_type: 1, gmt_end_time: null })).toBeNull();
});

test('goods without a promotion have none', () => {
  expect(promotionPhase({ ...told(1), is_promote: false })).toBe(2);
  expect(promotionChangesAt({ ...told(0), is_promote: false })).toBeNull();
});

test('a card without a start time has already started', () => {
  expect(promotionPhase(cardPromotion({ is_promote: true, ks_time: null, gmt_end_time: end }))).toBe(1);
  expect(promotionPhase(cardPromotion({ is_promote: true, ks_time: start, gmt_end_time: end }))).toBe(0);
});
