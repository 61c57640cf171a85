/** Cuts the cells of a text, by the package that does it for everybody. */
import Papa from 'papaparse';
import type { CutCells } from './grid.ts';

/** A quote that never ends is a letter like any other. */
export const cutCells: CutCells = (text, delimiter) => {
  const read = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  if (read.errors.length === 0) return read.data;
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '\0' }).data;
};
