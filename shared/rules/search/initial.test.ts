import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['澳林药业', 'A'],
  ['白河药业', 'B'],
  ['成山制药', 'C'],
  ['恩泽', 'E'],
  ['华津', 'H'],
  ['九州', 'J'],
  ['马应', 'M'],
  ['欧意', 'O'],
  ['修正', 'X'],
  ['玉田药业', 'Y'],
  ['座山堂', 'Z'],
  ['ｂayer', 'B'],
  ['3M', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
