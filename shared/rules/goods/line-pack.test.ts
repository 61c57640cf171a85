import { expect, test } from 'vitest';
import { fullName, linePack } from './line-pack.ts';

test('a line is distinguished by specification, batch, pack and maker', () => {
  expect(linePack({ spce_name: '大盒', attr_name: '批号 240301', des: '0.25g×24粒', brand_name: '华北制药' })).toBe(
    '大盒 · 批号 240301 · 0.25g×24粒 · 华北制药',
  );
});

test('a label starts with the name', () => {
  expect(fullName({ goods_name: '阿莫西林胶囊', des: '0.25g×24粒' })).toBe('阿莫西林胶囊 0.25g×24粒');
  expect(fullName({ goods_name: '阿莫西林胶囊' })).toBe('阿莫西林胶囊');
});

test('unknown parts leave no gap, and nothing is repeated', () => {
  expect(linePack({ spce_name: '', des: '0.25g×24粒' })).toBe('0.25g×24粒');
  expect(linePack({ spce_name: '0.25g×24粒', des: '0.25g×24粒' })).toBe('0.25g×24粒');
  expect(linePack({})).toBe('');
});
