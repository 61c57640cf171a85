import { expect, test } from 'vitest';
import { isReviewHalfDone, reviewsToSend, starLabel } from './review.ts';

test('rating labels 1 to 5 are bad, bad, medium, good, good', () => {
  expect([0, 1, 2, 3, 4, 5].map(starLabel)).toEqual(['', '差评', '差评', '中评', '好评', '好评']);
});

test('a review and its rating are recorded only when both are completed', () => {
  const whole = { og_id: '1', content: '好', comment_rank: 1 };
  const half = [
    { og_id: '2', content: ' ', comment_rank: 5 },
    { og_id: '3', content: '好', comment_rank: 0 },
    { og_id: '4', content: '好', comment_rank: 6 },
  ];
  expect(reviewsToSend([whole, ...half])).toEqual({ ok: true, reviews: [whole] });
  expect(reviewsToSend(half)).toMatchObject({ ok: false, message: { text: '评价和评分都完成后才会记录' } });
});

test('a review that is too long is refused, not cut', () => {
  const of = (length: number) => reviewsToSend([{ og_id: '1', content: '好'.repeat(length), comment_rank: 5 }]);
  expect(of(500).ok).toBe(true);
  expect(of(501)).toMatchObject({ ok: false, message: { text: '评价最多500字，请删减后再提交' } });
});

test('a started review that would not be recorded is half done', () => {
  const nothing = { content: ' ', comment_rank: 0, comment_gallery: [] };
  expect(isReviewHalfDone(nothing)).toBe(false);
  expect(isReviewHalfDone({ ...nothing, content: '好', comment_rank: 5 })).toBe(false);
  for (const begun of [{ content: '好' }, { comment_rank: 5 }, { comment_gallery: ['/uploads/a.png'] }]) {
    expect(isReviewHalfDone({ ...nothing, ...begun })).toBe(true);
  }
});
