import { expect, test } from 'vitest';
import { foundAmong } from './found-among.ts';
import { initialsOf } from './initials.ts';

const shops = ['第1分店 13900000001', '第11分店 13900000011', '总店 A座 13700000000'];
const found = (words: string) => foundAmong(shops, words, (one) => one);

test('every word is in what is found, in any order, case and width', () => {
  expect(found('')).toEqual(shops);
  expect(found('第1分店')).toEqual([shops[0]]);
  expect(found('0011 第１１')).toEqual([shops[1]]);
  expect(found('ａ座')).toEqual([shops[2]]);
  expect(found('第2分店')).toEqual([]);
});

test('what is written stands first, and a number is a whole one before it is a piece of another', () => {
  const branches = ['城北第1分店仓库', '第31分店', '第310分店', '第3分店', '第13分店'];
  const first = (words: string) => foundAmong(branches, words, (one) => one);
  expect(first('第3')).toEqual(['第3分店', '第31分店', '第310分店']);
  expect(first('3分店')).toEqual(['第3分店', '第13分店']);
  expect(first('第1分店')).toEqual(['城北第1分店仓库']);
  expect(foundAmong(['同仁堂贸易', '仁堂', '南同仁堂'], '仁堂', (one) => one)[0]).toBe('仁堂');
});

test('Latin letters are what is written so, and initials of pinyin', () => {
  const goods = ['江汉大药房第7分店', 'JHD 诊所', '江陵店'];
  expect(foundAmong(goods, 'jhd', (one) => one, initialsOf)).toEqual(['JHD 诊所', '江汉大药房第7分店']);
  expect(foundAmong(goods, 'jh 7', (one) => one, initialsOf)).toEqual(['江汉大药房第7分店']);
});
