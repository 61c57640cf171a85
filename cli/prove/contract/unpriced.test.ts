import { expect, test } from 'vitest';
import { calls } from '#shared/contract/calls.ts';
import { driftOf } from './drift.ts';

const card = { goods_id: 8, goods_name: '氯雷他定片', lx: '0', tb_id: '0', goods_number: 40, shop_price: '6.30' };
const told = (...data: readonly object[]) =>
  driftOf(calls.search.search, { data, page_next: 'end' })
    .filter(({ path }) => path.startsWith('data'))
    .map(({ path, kind, declared }) => `${path} ${kind} ${declared}`);

test.each([
  ['renamed', { price: '6.30' }],
  ['empty', { shop_price: '' }],
  ['null', { shop_price: null }],
])('where the stock of goods is told, a price that is %s deviates', (_, own) => {
  const { shop_price: _price, ...rest } = card;
  expect(told(card, { ...rest, ...own })).toContain('data.*.shop_price missing amount of yuan');
});

test('who may see neither prices nor stock is told neither', () => {
  const { shop_price: _, goods_number: __, ...rest } = card;
  expect(told(rest)).toEqual([]);
  expect(told(card)).toEqual([]);
});
