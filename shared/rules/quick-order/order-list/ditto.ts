/** 同上, 〃 and " below a cell say once more what it says. */
import { isHeader } from './header-row.ts';
import type { Grid, GridRow } from './wanted.ts';

const DITTO = /^(?:同上|上同|ditto|do\.|〃|〞|″|＂|"|''|”)$/i;

/** The grid with such cells filled. Below a heading, a sum or nothing they stay, and are asked. */
export function withDittos(grid: Grid, isNoGoods: (words: string) => boolean): Grid {
  let above: GridRow | undefined;
  return grid.map((row) => {
    const from = above && !isHeader(above.cells) && !above.cells.some(isNoGoods) ? above.cells : [];
    const isFilled = row.cells.some((cell, at) => DITTO.test(cell) && from[at]);
    above = isFilled ? { ...row, cells: row.cells.map((cell, at) => (DITTO.test(cell) && from[at]) || cell) } : row;
    return above;
  });
}
