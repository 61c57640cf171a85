/** Cuts cells in quotes, by the package that does it for everybody: loaded for texts that have a quote. */
import Papa from 'papaparse';
import type { CutQuoted } from './grid.ts';

/** A quote that never ends is a letter like any other. */
export const cutQuoted: CutQuoted = (text, delimiter) => {
  const quoted = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  if (quoted.errors.length === 0) return quoted.data;
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '\0' }).data;
};
