import { describe, expect, test } from 'vitest';
import { matchGoods, nearerWords, nearestFirst, searchWords } from './goods-match.ts';

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

describe('what is meant', () => {
  test('a whole code is sure, in any case', () => {
    expect(matchGoods('yc100118', [small, capsule, tablet])).toEqual({ sure: capsule });
  });
  test('the whole number that a list of goods shows is sure, though it is a piece of the code', () => {
    expect(matchGoods('100118', [small, capsule])).toEqual({ sure: capsule });
  });
  test('a piece of a code is never sure, though it found one alone', () => {
    expect(matchGoods('YC10011', [capsule])).toEqual({ among: [capsule] });
  });
  test('a barcode that found one alone is sure, one of several packs is chosen', () => {
    expect(matchGoods('6901234567892', [capsule])).toEqual({ sure: capsule });
    expect(matchGoods('6901234567892', [capsule, small])).toEqual({ among: [capsule, small] });
  });
  test('the whole name is sure where one alone bears it', () => {
    expect(matchGoods('阿莫西林分散片', [capsule, tablet])).toEqual({ sure: tablet });
    expect(matchGoods('阿莫西林胶囊', [capsule, small, tablet])).toEqual({ among: [capsule, small, tablet] });
  });
  test('a named pack decides, however its sign is written; one that nothing has is passed over', () => {
    expect(matchGoods('阿莫西林胶囊 0.25g*50粒', [capsule, small])).toEqual({ sure: capsule });
    expect(matchGoods('阿莫西林 24片', [capsule, small, tablet])).toEqual({ sure: tablet });
    expect(matchGoods('阿莫西林 9g', [capsule, tablet])).toEqual({ among: [capsule, tablet] });
  });
  test('goods in two offers are one', () => {
    expect(matchGoods('阿莫西林', [{ ...capsule, tb_id: '3' }, capsule])).toEqual({ sure: capsule });
  });
  test('nothing found is nothing to choose from', () => {
    expect(matchGoods('安宫牛黄丸', [])).toEqual({ among: [] });
  });
});

test('packs are not searched for, unless there is nothing else', () => {
  expect(searchWords('氨氯地平 5mg×28片')).toBe('氨氯地平');
  expect(searchWords('YC100542')).toBe('YC100542');
  expect(searchWords('60片')).toBe('60片');
});

test('what is near is looked for by shorter words, for names alone', () => {
  expect(nearerWords('安宫牛黄丸')).toEqual(['安宫牛黄', '安宫牛', '安宫']);
  expect(nearerWords('同仁堂 安宫牛黄丸')).toEqual(['同仁堂', '同仁']);
  expect(nearerWords('YC100542')).toEqual([]);
});

test('what begins with the words is chosen from first, otherwise the order of the search stays', () => {
  const [injection, first, second] = [
    card('1', '注射用阿莫西林钠'),
    card('2', '阿莫西林颗粒'),
    card('3', '阿莫西林片'),
  ];
  expect(nearestFirst('阿莫西林', [injection, first, second])).toEqual([first, second, injection]);
});
