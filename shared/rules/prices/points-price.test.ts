import { expect, test } from 'vitest';
import { paidWith, pointsMissing, pointsOfLines, pointsPaid, pointsPerPiece } from './points-of-lines.ts';
import { pointsOnCard, pointsWords } from './points-price.ts';

test('goods for points cost points; goods for money only name usable points', () => {
  expect(pointsPerPiece({ goods_type: '2', integral: 500 }, 490)).toBe(500);
  expect(pointsPerPiece({ integral: 800 }, 0)).toBe(800);
  expect(pointsPerPiece({ goods_type: '1', integral: 100 }, 1420)).toBe(0);
  expect(pointsPerPiece({ goods_type: '2' }, 0)).toBe(0);
  expect(pointsPerPiece({ goods_type: '1', integral: 100 }, undefined)).toBe(0);
});

test('points and money are both shown, points alone without ¥0.00', () => {
  expect([pointsWords(800, 0), pointsWords(500, 490), pointsWords(500, undefined)]).toEqual([
    '800 积分',
    '500 积分 + ¥4.90',
    '500 积分 + ¥—',
  ]);
});

test('missing points are known only with the number of points', () => {
  expect([pointsMissing(1500, 1260), pointsMissing(1000, 1260), pointsMissing(1000, undefined)]).toEqual([240, 0, 0]);
});

test('the points of lines add up; goods for money cost none', () => {
  const gift = { goods_type: '2', integral: 500, goods_price: 490, num: 2 };
  const sold = { goods_type: '1', integral: 100, goods_price: 1420, num: 3 };
  expect([pointsOfLines([gift, sold, { integral: 800, goods_price: 0, num: 1 }]), pointsOfLines([])]).toEqual([
    1800, 0,
  ]);
});

test('a card costs only points when its points price has no money', () => {
  expect(pointsOnCard({ integral: 990, integral_price: 0 }, 970)).toBe(990);
  expect(pointsOnCard({ integral: 800 }, 0)).toBe(800);
  expect(pointsOnCard({ integral: 1200, integral_price: 2850 }, 4050)).toBe(0);
  expect(pointsOnCard({ integral: 100 }, 1420)).toBe(0);
  expect(pointsOnCard({ integral_price: 0 }, 1420)).toBe(0);
});

test('an order line without money and points has no price', () => {
  expect(paidWith({ goods_price: 0 })).toBe('nothing');
  expect(paidWith({ goods_price: 0, integral: 800 })).toBe('points');
  expect(paidWith({ goods_price: 490, integral: 500 })).toBe('points');
  expect(paidWith({ goods_price: 490, integral: 0 })).toBe('money');
  expect(paidWith({ goods_price: undefined })).toBe('money');
});

test('the points of an order are unknown when the pieces of a redeemed line are; other lines do not matter', () => {
  const redeemed = { goods_price: 0, integral: 800 };
  const sold = { goods_price: 490, integral: 0 };
  expect(pointsPaid([{ ...redeemed, num: 3 }, sold])).toBe(2400);
  expect(pointsPaid([{ ...redeemed, num: 3 }, redeemed])).toBeUndefined();
  expect(pointsPaid([sold])).toBe(0);
});
