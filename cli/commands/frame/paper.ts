/** The paper that a stream is: as wide as its terminal, or endless, and in colour where that is wanted. */
import { inkFor, type Paper } from '#cli/screens/text/paper.ts';
import { inLanguage, type Language } from '#cli/services/words.ts';
import type { Terminal } from './terminal.ts';

/** Makes the paper of one of a terminal's streams. */
export function paperFor({ env }: Terminal, stream: Terminal['stdout'], language: Language): Paper {
  const isTerminal = stream.isTTY === true;
  return {
    columns: isTerminal ? (stream.columns ?? 80) : Number.POSITIVE_INFINITY,
    say: (zh, en) => inLanguage([zh, en], language),
    ink: inkFor(isTerminal, env),
  };
}
