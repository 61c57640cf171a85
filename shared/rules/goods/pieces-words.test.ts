import { expect, it } from 'vitest';
import { piecesWords } from './pieces-words.ts';

it('adds quantities of one unit as that unit, of several as pieces', () => {
  expect(piecesWords([{ num: 12, unitno_name: '瓶' }])).toBe('12 瓶');
  expect(
    piecesWords([
      { num: 30, unitno_name: '瓶' },
      { num: 6, unitno_name: '瓶' },
    ]),
  ).toBe('36 瓶');
  expect(
    piecesWords([
      { num: 30, unitno_name: '瓶' },
      { num: 6, unitno_name: '袋' },
    ]),
  ).toBe('36 件');
  expect(piecesWords([{ num: 4 }, { num: -3, unitno_name: '' }])).toBe('4 件');
  expect(piecesWords([])).toBe('0 件');
});
