import { expect, test } from 'vitest';
import { goodsCard } from '#shared/contract/shop-entities.ts';
import { startAt } from '#shared/contract/wire.ts';
import { cardOtherPrices, lineCashPrice, productOtherPrices } from './other-prices.ts';

const card = (raw: object) => goodsCard.read({ goods_id: 1, goods_name: '创可贴', lx: '0', ...raw }, startAt(false));
const settings = { show_market: true, nodl_market: true };
const raw = { shop_price: '8.20', cash_price: '7.90', market_price: '12.00', integral: 30 };

test('the same other prices stand on a card and on the page of the goods', () => {
  const looker = { sees: true, settings, order_pay: false };
  expect(cardOtherPrices(card({ ...raw, volume_price: '7.20' }), looker)).toEqual([
    '可抵 30 积分',
    '现结价 ¥7.90',
    '券后价 ¥7.20',
    '零售价 ¥12.00',
  ]);
  const product = { cash_price: 790, market_price: 1200, integral: 30 };
  expect(productOtherPrices(product, 820, true, looker)).toEqual(['现结价 ¥7.90', '零售价 ¥12.00', '可抵 30 积分']);
});

test('a cash customer and who may not see prices are told none of them', () => {
  expect(cardOtherPrices(card(raw), { sees: false, settings: undefined, order_pay: false })).toEqual([]);
  expect(productOtherPrices({ cash_price: 790 }, 820, false, { settings, order_pay: true })).toEqual([]);
});

test('a cart line tells a cash price below its own, and only to customers who do not pay cash', () => {
  expect(lineCashPrice({ cash_price: 790, goods_price: 820 }, false)).toBe('现结价 ¥7.90');
  expect(lineCashPrice({ cash_price: 790, goods_price: 820 }, true)).toBe('');
  expect(lineCashPrice({ cash_price: 790, goods_price: 700 }, false)).toBe('');
});
