import { expect, test } from 'vitest';
import { linesTable } from './lines-table.ts';

test('the lines of an order as a table; what is not told is empty, never 0', () => {
  const line = { goods_id: '7', goods_name: '清凉油', spce_name: '3g', brand_name: '白云', num: 12, unitno_name: '盒' };
  const lines = [
    { ...line, goods_price: 1_234_50 },
    { ...line, goods_id: '8', goods_price: undefined, is_gift: true },
  ];
  expect(linesTable({ order_sn: 'D1', lines } as never)).toEqual({
    name: '订单-D1',
    rows: [
      ['商品编号', '名称', '规格厂家', '数量', '单位', '单价', '小计', '赠品'],
      ['7', '清凉油', '3g · 白云', 12, '盒', '1234.50', '14814.00', ''],
      ['8', '清凉油', '3g · 白云', 12, '盒', '', '', '是'],
    ],
  });
});
