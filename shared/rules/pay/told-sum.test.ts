import { expect, test } from 'vitest';
import { highestOf, isContested, toldSum } from './told-sum.ts';

test('the highest witness is the charge to expect; who tells nothing contradicts nobody', () => {
  const three = toldSum(7, 52_340, undefined, Number.NaN, 7);
  expect([three.told, highestOf(three), isContested(three)]).toEqual([[52_340, 7], 52_340, true]);
  expect([highestOf(toldSum(undefined, 90)), isContested(toldSum(undefined, 90))]).toEqual([90, false]);
  expect(highestOf(toldSum(undefined))).toBeUndefined();
});
