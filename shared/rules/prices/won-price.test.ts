import { expect, test } from 'vitest';
import { priceCandidates } from './price-candidates.ts';
import { unitPrice } from './unit-price.ts';
import { wonPriceLostBy, wonPriceOf } from './won-price.ts';

const product = { shop_price: 6870, is_promote: false, p_type: 2, won_price: 6050, won_num: 20 } as const;
const batch = { tb_id: '9', ph: '260418', end_time: 1, shop_price: 6500 };

test.each([
  [1, 6050],
  [20, 6050],
  [21, 6870],
])('the price of %i pieces, of which the won price covers 20, is %i', (quantity, price) => {
  expect(unitPrice({ product, quantity }).price).toBe(price);
});

test('the won price applies only where it is lower, and not to a batch', () => {
  expect(unitPrice({ product, quantity: 1 })).toEqual({ price: 6050, reason: 'won', was: 6870 });
  const tiers = [{ num: 1, price: 6000 }];
  expect(unitPrice({ product, tiers, quantity: 1 })).toMatchObject({ price: 6000, reason: 'tier' });
  expect(unitPrice({ product, batch, quantity: 1 })).toMatchObject({ price: 6500, reason: 'batch' });
  expect(unitPrice({ product: { ...product, won_num: undefined }, quantity: 1 }).price).toBe(6870);
});

test('among the candidates it is named with the reason why it does not apply', () => {
  expect(priceCandidates({ product, quantity: 20 })[0]).toEqual({ reason: 'won', price: 6050, counts: true });
  expect(priceCandidates({ product, quantity: 21 })[0]).toMatchObject({ counts: false, because: 'tooMany' });
});

test('a cart line says what its won price covers, and what the pieces cost when there are too many', () => {
  const line = { goods_price: 6050, num: 20, won_price: 6050, won_num: 20, unitno_name: '盒' };
  expect([wonPriceOf(line)?.text, wonPriceLostBy(line)]).toEqual(['专享价：每单20盒以内', undefined]);
  const more = { ...line, goods_price: 6870, num: 21 };
  expect(wonPriceLostBy(more)?.text).toBe('超过20盒，全部按¥68.70结算（20盒以内¥60.50）');
  expect(wonPriceOf(more)).toBeUndefined();
});

test.each([
  ['no won price was sent', {}],
  ['the won price came without its number', { won_price: 6050 }],
  ['the price is unknown', { won_price: 6050, won_num: 20, goods_price: undefined }],
  ['a tier is lower', { won_price: 6050, won_num: 20, goods_price: 6000 }],
  ['the new price is not there yet', { won_price: 6050, won_num: 20, goods_price: 6050 }],
])('a line of 21 pieces has lost nothing when %s', (_, fields) => {
  expect(wonPriceLostBy({ goods_price: 6870, num: 21, ...fields })).toBeUndefined();
});
