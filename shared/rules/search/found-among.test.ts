import { expect, test } from 'vitest';
import { foundAmong } from './found-among.ts';

const shops = ['第1分店 13900000001', '第11分店 13900000011', '总店 A座 13700000000'];
const found = (words: string) => foundAmong(shops, words, (one) => one);

test('every word is in what is found, in any order, case and width', () => {
  expect(found('')).toEqual(shops);
  expect(found('第1分店')).toEqual([shops[0]]);
  expect(found('0011 第１１')).toEqual([shops[1]]);
  expect(found('ａ座')).toEqual([shops[2]]);
  expect(found('第2分店')).toEqual([]);
});
