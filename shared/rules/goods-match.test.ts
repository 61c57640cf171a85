import { describe, expect, test } from 'vitest';
import { matchGoods, mayNameMore, nearerWords, nearestFirst, searchWords } from './goods-match.ts';

const card = (goods_id: string, goods_name: string, more: object = {}) => ({
  goods_id,
  goods_name,
  goods_sn: `YC${goods_id}`,
  des: '',
  tb_id: '',
  ...more,
});
const capsule = card('100118', '阿莫西林胶囊', { des: '0.25g×50粒' });
const small = card('100119', '阿莫西林胶囊', { des: '0.25g×24粒' });
const tablet = card('100120', '阿莫西林分散片', { des: '0.25g×24片' });

describe('the meant goods', () => {
  test('a whole code is a certain match, ignoring case', () => {
    expect(matchGoods('yc100118', [small, capsule, tablet])).toEqual({ sure: capsule });
  });
  test('the number that a goods list shows is a certain match, although it is a part of the code', () => {
    expect(matchGoods('100118', [small, capsule])).toEqual({ sure: capsule });
  });
  test('a part of a code is never a certain match, even with one result', () => {
    expect(matchGoods('YC10011', [capsule])).toEqual({ among: [capsule] });
  });
  test('a barcode with one result is a certain match, with several packs the user chooses', () => {
    expect(matchGoods('6901234567892', [capsule])).toEqual({ sure: capsule });
    expect(matchGoods('6901234567892', [capsule, small])).toEqual({ among: [capsule, small] });
  });
  test('a whole name is a certain match if it is unique', () => {
    expect(matchGoods('阿莫西林分散片', [capsule, tablet])).toEqual({ sure: tablet });
    expect(matchGoods('阿莫西林胶囊', [capsule, small, tablet])).toEqual({ among: [capsule, small, tablet] });
  });
  test('a named pack decides in any spelling; an unknown pack is ignored', () => {
    expect(matchGoods('阿莫西林胶囊 0.25g*50粒', [capsule, small])).toEqual({ sure: capsule });
    expect(matchGoods('阿莫西林 24片', [capsule, small, tablet])).toEqual({ sure: tablet });
    expect(matchGoods('阿莫西林 9g', [capsule, tablet])).toEqual({ among: [capsule, tablet] });
  });
  test('two offers of a product are one candidate', () => {
    expect(matchGoods('阿莫西林', [{ ...capsule, tb_id: '3' }, capsule])).toEqual({ sure: capsule });
  });
  test('without results there are no candidates', () => {
    expect(matchGoods('安宫牛黄丸', [])).toEqual({ among: [] });
  });
});

test('packs are not searched, unless there is nothing else', () => {
  expect(searchWords('氨氯地平 5mg×28片')).toBe('氨氯地平');
  expect(searchWords('YC100542')).toBe('YC100542');
  expect(searchWords('60片')).toBe('60片');
});

test('similar goods are found by shorter words, only for names', () => {
  expect(nearerWords('安宫牛黄丸')).toEqual(['安宫牛黄', '安宫牛', '安宫']);
  expect(nearerWords('同仁堂 安宫牛黄丸')).toEqual(['同仁堂', '同仁']);
  expect(nearerWords('YC100542')).toEqual([]);
});

test('exact names come first, then matches at the beginning, otherwise the order of the search stays', () => {
  const [injection, first, second] = [
    card('1', '注射用阿莫西林钠'),
    card('2', '阿莫西林颗粒'),
    card('3', '阿莫西林片'),
  ];
  expect(nearestFirst('阿莫西林', [injection, first, second])).toEqual([first, second, injection]);
  expect(nearestFirst('阿莫西林片', [injection, first, second])).toEqual([second, injection, first]);
});

test('further pages may hold exact matches of a name or a pack, not of a code', () => {
  expect(mayNameMore('阿莫西林胶囊', [capsule])).toBe(true);
  expect(mayNameMore('阿莫西林 0.375g×6片', [tablet])).toBe(true);
  expect(mayNameMore('阿莫西林', [capsule])).toBe(false);
  expect(mayNameMore('YC100118', [capsule])).toBe(false);
});
