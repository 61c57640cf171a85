import { expect, test } from 'vitest';
import { subtitle } from './subtitle.ts';

const of = (cat_name: string, ...names: string[]) =>
  subtitle({ cat_name, children: names.map((name) => ({ cat_name: name })) });

test('a row names as many subcategories as fit', () => {
  expect(of('西药', '抗感染', '心血管', '消化')).toBe('抗感染 心血管');
  expect(of('中成药', '清热解毒', '补益')).toBe('清热解毒');
});

test('none is cut: one that is too long is skipped', () => {
  expect(of('医疗器械', '血糖血压监测', '口罩')).toBe('口罩');
  expect(of('中药饮片参茸', '滋补养生', '花茶')).toBe('花茶');
  expect(of('家用医疗器械', '呼吸机与制氧', '轮椅')).toBe('轮椅');
  expect(of('家用医疗器械与康复用品', '轮椅')).toBe('');
});
