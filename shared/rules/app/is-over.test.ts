import { expect, test } from 'vitest';
import { isOver } from './is-over.ts';

const at = (written: string) => Date.parse(`${written}+08:00`);

test.each([
  ['2027-03-09T18:00', '2027-03-09T17:59', false],
  ['2027-03-09T18:00', '2027-03-09T18:00', true],
  ['2027-03-09T00:00', '2027-03-09T23:59', false],
  ['2027-03-09T00:00', '2027-03-10T00:00', true],
])('what ends at %s is over at %s: %s', (end, now, over) => {
  expect(isOver({ end_time: at(end) }, at(now))).toBe(over);
});

test('without an end, or with an unknown one, nothing is over', () => {
  expect([null, undefined, 0].map((end_time) => isOver({ end_time }, Number.MAX_SAFE_INTEGER))).toEqual([
    false,
    false,
    false,
  ]);
});
