import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

it('a product without a name, which no document names, has a known name, else its code', () => {
  expect(productName({ goods_name: '维生素C片', goods_sn: 'YC1' }, '维C')).toBe('维生素C片');
  expect(productName({ goods_sn: 'YC1' }, '维C')).toBe('维C');
  expect(productName({ goods_sn: 'YC1' })).toBe('商品 YC1');
  expect(productName({ goods_sn: '' })).toBe('');
});
