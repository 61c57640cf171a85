import { expect, test } from 'vitest';
import { levelOf } from './category-level.ts';

const named = (cat_id: string, cat_name: string, ...children: { cat_id: string; cat_name: string }[]) => ({
  cat_id,
  cat_name,
  children,
});
const tree = [
  named('1', '器械', named('11', '敷料', named('111', '纱布'), named('112', '棉签')), named('12', '仪器')),
  named('2', '饮片', named('21', '根茎')),
];
const offered = [
  { cat_id: '112', cat_name: '棉签' },
  { cat_id: '12', cat_name: '仪器' },
  { cat_id: '9', cat_name: '别处' },
];
const names = (at: string) =>
  levelOf(tree, offered, at).shown.map(({ cat_name, opens }) => `${cat_name}${opens ? '›' : ''}`);

test('a level holds what the search offers, and what leads to it', () => {
  expect(names('')).toEqual(['别处', '器械›']);
  expect(names('1')).toEqual(['敷料›', '仪器']);
  expect(names('11')).toEqual(['棉签']);
  expect(levelOf(tree, offered, '11').path.map(({ cat_name }) => cat_name)).toEqual(['器械', '敷料']);
});
