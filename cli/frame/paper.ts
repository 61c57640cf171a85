/** The paper that a stream is: as wide as its terminal, or endless, and in colour where that is wanted. */

import { inLanguage, type Language } from '#cli/text/language.ts';
import { inkFor, type Paper } from '#cli/text/paper.ts';
import type { Terminal } from './terminal.ts';

/** A terminal that does not tell its size is taken for one of this width. */
const USUAL = 80;

/** Columns of a stream; Infinity where it is no terminal. COLUMNS counts for a terminal that does not tell its size. */
export const columnsOf = (stream: Terminal['stdout'], env: Terminal['env']): number =>
  stream.isTTY === true ? stream.columns || Number(env.COLUMNS) || USUAL : Number.POSITIVE_INFINITY;

/** Makes the paper of one of a terminal's streams. */
export function paperFor({ env }: Terminal, stream: Terminal['stdout'], language: Language): Paper {
  return {
    columns: columnsOf(stream, env),
    say: (zh, en) => inLanguage([zh, en], language),
    ink: inkFor(stream.isTTY === true, env),
  };
}
