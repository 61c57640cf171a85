import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

it('a product without a name, which no document promises, is called by its brief or its code', () => {
  expect(productName({ goods_name: '维生素C片', goods_brief: '提高免疫', goods_sn: 'YC1' })).toBe('维生素C片');
  expect(productName({ goods_brief: '提高免疫', goods_sn: 'YC1' })).toBe('提高免疫');
  expect(productName({ goods_sn: 'YC1' })).toBe('YC1');
});
