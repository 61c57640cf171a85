import { expect, test } from 'vitest';
import { cutCells } from './cut-cells.ts';
import { gridsOf } from './grid.ts';

const cellsOf = (text: string) => gridsOf(text, cutCells)[0]?.map(({ cells }) => cells);

test('quoted cells hold separators, line breaks and quotes', () => {
  expect(cellsOf('a,"b,c"\n"d\ne","say ""f"""\n')).toEqual([
    ['a', 'b,c'],
    ['d e', 'say "f"'],
  ]);
  expect(cellsOf('x\t\t"y" \tz')).toEqual([['x', '', 'y', 'z']]);
});

test('a quote within a cell is a letter; one that does not end its cell makes all of them letters', () => {
  expect(cellsOf('6" tube;4')).toEqual([['6" tube', '4']]);
  expect(cellsOf('"never,2')).toEqual([['"never', '2']]);
  expect(cellsOf('"two"words,2')).toEqual([['"two"words', '2']]);
});
