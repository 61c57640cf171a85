import { expect, test } from 'vitest';
import { customerLabel } from './customer-label.ts';
import { showsCashPrice, showsRetailPrice, soldLabel } from './shown-prices.ts';

const both = { show_market: true, nodl_market: true };

test('the retail price shows only if it is above 0 and both settings are on', () => {
  expect(showsRetailPrice(1200, both)).toBe(true);
  expect(showsRetailPrice(0, both)).toBe(false);
  expect(showsRetailPrice(undefined, both)).toBe(false);
  expect(showsRetailPrice(1200, { ...both, show_market: false })).toBe(false);
  expect(showsRetailPrice(1200, { ...both, nodl_market: false })).toBe(false);
});

test('the cash price tag shows when order_pay is off and cash_price is not 0', () => {
  expect(showsCashPrice(900, false)).toBe(true);
  expect(showsCashPrice(900, true)).toBe(false);
  expect(showsCashPrice(0, false)).toBe(false);
  expect(showsCashPrice(undefined, false)).toBe(false);
  expect(showsCashPrice(1_225, false, 1_360)).toBe(true);
  expect([showsCashPrice(1_225, false, 1_190), showsCashPrice(1_225, false, 1_225)]).toEqual([false, false]);
});

test('customer type and sales count have labels', () => {
  expect([customerLabel(true), customerLabel(false), soldLabel(5100)]).toEqual(['现结客户', '非现结客户', '已售5100+']);
});
