import { expect, test } from 'vitest';
import { cellsOf } from './separated-cells.ts';

test('quoted cells hold separators, line breaks and quotes', () => {
  expect(cellsOf('a,"b,c"\n"d\ne","say ""f"""\n', ',')).toEqual([['a', 'b,c'], ['d\ne', 'say "f"'], ['']]);
  expect(cellsOf('x\t\t"y" \tz', '\t')).toEqual([['x', '', 'y', 'z']]);
  expect(cellsOf(',', ',')).toEqual([['', '']]);
});

test('a quote within a cell is a letter; one that does not end its cell makes all of them letters', () => {
  expect(cellsOf('6" tube;4', ';')).toEqual([['6" tube', '4']]);
  expect(cellsOf('"never,2', ',')).toBeUndefined();
  expect(cellsOf('"two"words,2', ',')).toBeUndefined();
});
