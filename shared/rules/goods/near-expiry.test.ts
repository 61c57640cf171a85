import { expect, test } from 'vitest';
import { batchPrice, isNearExpiry } from './near-expiry.ts';

test('lx 1 alone is near expiry', () => {
  expect(['0', '1', '2', '3'].filter((lx) => isNearExpiry({ lx }))).toEqual(['1']);
});

test('a batch has its own price; without a batch, or without its price, there is none', () => {
  const batch = { tb_id: '9', ph: '260418', end_time: 0 };
  expect(batchPrice({ ...batch, shop_price: 960 })).toBe(960);
  expect([batchPrice(batch), batchPrice(undefined)]).toEqual([undefined, undefined]);
});
