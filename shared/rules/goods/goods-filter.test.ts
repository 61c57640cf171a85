import { expect, test } from 'vitest';
import { introAsk, introDefaults, isNarrowed, searchAsk, searchDefaults, showsPledgeFilters } from './goods-filter.ts';

test('a search starts with add_time DESC and only-stock off', () => {
  expect(searchDefaults).toMatchObject({ sort: 'add_time', order: 'DESC', only_kc: false });
});

test('a collection starts with only-stock on, by add_time, and by buy_count on hot', () => {
  expect(introDefaults('new')).toMatchObject({ sort: 'add_time', order: 'DESC', only_kc: true });
  expect(introDefaults('hot').sort).toBe('buy_count');
});

test('empty keywords mean everything; brands are comma-joined', () => {
  expect(searchAsk({}, searchDefaults)).toMatchObject({ is_start: true, keywords: 'all', cat_id: '', brand: '' });
  const brands = { ...searchDefaults, brand: ['3', '5'] };
  expect(searchAsk({ keywords: ' 口罩 ', ppg: '3' }, brands)).toMatchObject({
    keywords: '口罩',
    brand: '3,5',
    ppg: '3',
  });
});

test('goods_type is sent only on the integral tab', () => {
  expect(introAsk('integral', introDefaults('integral'), '2').goods_type).toBe('2');
  expect(introAsk('integral', introDefaults('integral'))).not.toHaveProperty('goods_type');
  expect(introAsk('new', introDefaults('new'), '2')).not.toHaveProperty('goods_type');
});

test('insurance and UDI filters show only with the privilege pledge', () => {
  expect([
    showsPledgeFilters({ pledge: true }),
    showsPledgeFilters({ pledge: false }),
    showsPledgeFilters(undefined),
  ]).toEqual([true, false, false]);
});

test('filters narrow a list, sorting does not', () => {
  expect(isNarrowed({ ...searchDefaults, sort: 'shop_price', order: 'ASC' })).toBe(false);
  expect(isNarrowed({ ...searchDefaults, only_kc: true })).toBe(true);
  expect(isNarrowed({ ...searchDefaults, brand: ['3'] })).toBe(true);
});
