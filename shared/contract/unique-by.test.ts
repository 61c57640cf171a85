import { expect, it } from 'vitest';
import { uniqueBy } from './unique-by.ts';

it('of entries with one key the first counts, and the order stays', () => {
  const all = ['丙1', '甲1', '丙2', '乙1', '甲2'];
  expect(uniqueBy(all, ([letter]) => letter)).toEqual(['丙1', '甲1', '乙1']);
  expect(uniqueBy([], String)).toEqual([]);
});
