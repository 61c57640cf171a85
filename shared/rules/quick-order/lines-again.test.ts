import { expect, test } from 'vitest';
import { mybuy } from '#shared/contract/mybuy.ts';
import { order } from '#shared/contract/order.ts';
import { startAt } from '#shared/contract/wire.ts';
import { linesOfFrequent, linesOfOrders } from './lines-again.ts';

const orderOf = (...lines: object[]) => order.goodsList.answer.read({ data: lines }, startAt(false)).data ?? [];
const amox = { goods_id: 7, goods_name: '阿莫西林胶囊', des: '0.25g×50粒', goods_price: '8.60', num: 20 };

test('a line keeps its quantity and the price of the last order', () => {
  expect(linesOfOrders([orderOf(amox)])).toEqual([
    { words: '阿莫西林胶囊 0.25g×50粒', goods_id: '7', spce_id: '', quantity: 20, lastPrice: 860 },
  ]);
});

test('equal lines of several orders are merged, with the latest price', () => {
  const [line, ...others] = linesOfOrders([orderOf(amox), orderOf({ ...amox, goods_price: '9.00', num: 5 })]);
  expect(line).toMatchObject({ quantity: 25, lastPrice: 860 });
  expect(others).toEqual([]);
});

test('two specifications stay two lines; gifts and lines without pieces are left out', () => {
  const lines = linesOfOrders([
    orderOf({ ...amox, spce_name: '大' }, { ...amox, spce_name: '小' }, { ...amox, is_gift: 1 }, { ...amox, num: 0 }),
  ]);
  expect(lines.map(({ spce_name }) => spce_name)).toEqual(['大', '小']);
});

test('without an id, which no document names, the goods are searched by words; without a price nothing is compared', () => {
  const { goods_id, goods_price, ...bare } = amox;
  expect(linesOfOrders([orderOf(bare)])).toEqual([
    { words: '阿莫西林胶囊 0.25g×50粒', goods_id: '', spce_id: '', quantity: 20 },
  ]);
});

test('frequent buys have no quantity', () => {
  const { data } = mybuy.list.answer.read(
    { data: [{ goods_id: 7, goods_name: '口罩', last_price: '5.90' }], page_next: 'end' },
    startAt(false),
  );
  expect(linesOfFrequent(data)).toEqual([{ words: '口罩', goods_id: '7', spce_id: '', lastPrice: 590 }]);
});

test('goods that were redeemed for points have no price to compare with', () => {
  const [line] = linesOfOrders([orderOf({ ...amox, goods_price: '0.00' })]);
  expect(line).not.toHaveProperty('lastPrice');
  const bought = { goods_id: 7, goods_name: '保温杯', last_price: '0.00' };
  const { data } = mybuy.list.answer.read({ data: [bought], page_next: 'end' }, startAt(false));
  expect(linesOfFrequent(data)[0]).not.toHaveProperty('lastPrice');
});

test('a bundle loses its id, which may be that of a goods, and stays a line of its own', () => {
  const bundle = { ...amox, goods_name: '感冒组合', des: '', type: 4 };
  expect(linesOfOrders([orderOf(amox, bundle)])).toMatchObject([
    { goods_id: '7' },
    { words: '感冒组合', goods_id: '', isBundle: true },
  ]);
});
