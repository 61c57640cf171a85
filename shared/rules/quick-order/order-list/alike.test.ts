import { expect, test } from 'vitest';
import type { Found } from '#shared/rules/quick-order/found-goods.ts';
import type { Difference } from './agree.ts';
import { alikeOf } from './alike.ts';

const card = (goods_id: string, brand_name: string, shop_price: number, differs?: readonly Difference[]) => ({
  goods_id,
  goods_name: '阿奇霉素片',
  brand_name,
  shop_price,
  ...(differs && { differs }),
});
const several = (...among: ReturnType<typeof card>[]): Found => ({ kind: 'several', among, more: false, gone: false });
const pack: Difference = { what: 'pack', said: '0.25g×7片', is: '0.25g×6片' };
const goods = (goods_id: string): Found =>
  ({ kind: 'goods', goods_id, info: {}, card: card(goods_id, '鹿泽制药', 990), differs: [pack] }) as never;

const told = (lines: Parameters<typeof alikeOf>[0]) =>
  alikeOf(lines).map(({ about, ways }) => [
    about.text,
    ...ways.map(({ label, picks }) => `${label.text}: ${picks.map((each) => each.goods.goods_id).join(' ')}`),
  ]);

test('lines that differ in the same way are confirmed together, a single one is not', () => {
  const lines = ['1', '2'].map((id, key) => ({ key, found: goods(id) }));
  expect(told(lines)).toEqual([['2 行规格不同，其余一致', '全部就按查到的 2 种: 1 2']]);
  expect(told(lines.slice(0, 1))).toEqual([]);
});

test('where only the maker is open, all take the best-selling, the cheapest, or one maker', () => {
  const lines = [
    { key: 1, found: several(card('1', '明溪制药', 900), card('2', '鹿泽制药', 500)) },
    { key: 2, found: several(card('3', '鹿泽制药', 700), card('4', '砚山制药', 650)) },
    { key: 3, found: null },
  ];
  expect(told(lines)).toEqual([
    ['2 行有同名同规格的商品可选', '全部按卖得最多的: 1 3', '全部按最便宜的: 2 4', '鹿泽制药（2 行）: 2 3'],
  ]);
});

test('goods of a code that contradicts the name are never picked for all', () => {
  const name: Difference = { what: 'name', said: '阿奇霉素片', is: '利巴韦林颗粒' };
  const found = several(card('1', '明溪制药', 900), card('9', '鹿泽制药', 100, [name]));
  expect(
    told([
      { key: 1, found },
      { key: 2, found },
    ])[0],
  ).toContain('全部按最便宜的: 1 1');
});
