import { expect, test } from 'vitest';
import { piecePrice, piecesOf } from './piece-price.ts';

test.each<[pack: string, unit: string, pieces: string]>([
  ['0.25g×36粒', '盒', '36粒'],
  ['10ml×6支×2盒', '盒', '12支'],
  ['0.5g*12片*2板', '盒', '24片'],
  ['5mg x 28片', '盒', '28片'],
  ['50mgx7片', '盒', '7片'],
  ['50只/盒', '盒', '50只'],
  ['12片×3板/盒', '盒', '36片'],
  ['6粒/板×4板/盒×20盒/箱', '盒', '24粒'],
  ['6粒/板×4板/盒×20盒/箱', '箱', '480粒'],
  ['3ml:300单位×5支', '盒', '5支'],
  ['0.25g(25万单位)×24粒', '瓶', '24粒'],
  ['7.5cm×5cm×100片', '袋', '100片'],
  ['M×10只', '盒', '10只'],
  ['17.5cm×9.5cm 50只', '盒', '50只'],
  ['0.25g 36粒', '盒', '36粒'],
  ['卡型×20人份', '盒', '20人份'],
  ['７粒×２板', '盒', '14粒'],
  ['200丸', '瓶', '200丸'],
  ['9g×10袋', '盒', '10袋'],
])('%s by %s: %s', (pack, unit, pieces) => {
  const found = piecesOf(pack, unit);
  expect(`${found?.count}${found?.unit}`).toBe(pieces);
});

test.each<[pack: string | undefined, unit: string | undefined, why: string]>([
  ['250ml', '瓶', 'no count'],
  ['100ml:2g', '瓶', 'no count'],
  ['', '盒', 'no words'],
  [undefined, '盒', 'no words'],
  ['0.25g×36粒', undefined, 'nobody knows what is sold'],
  ['100ml×1瓶', '瓶', 'one piece'],
  ['1台', '台', 'one piece'],
  ['5g×10袋', '袋', 'a bag of bags'],
  ['6粒/板×4板/盒', '箱', 'the chain does not reach what is sold'],
  ['0.5g×12', '盒', 'a number without a word'],
  ['11项×100条', '筒', 'a word that is not understood'],
  ['24片或36片', '盒', 'two counts'],
  ['2板×12片', '盒', 'the holder first'],
  ['每盒二十片', '盒', 'no figure'],
])('%s by %s: none, %s', (pack, unit) => {
  expect(piecesOf(pack, unit)).toBeUndefined();
});

test('the price of a piece is rounded to a fen; an unknown price or less than half a fen is none', () => {
  expect(piecePrice(590, '0.25g×36粒', '盒')).toEqual({ fen: 16, unit: '粒' });
  expect(piecePrice(undefined, '0.25g×36粒', '盒')).toBeUndefined();
  expect(piecePrice(10, '1000只', '盒')).toBeUndefined();
});
