import type { Paper } from './paper.ts';

/** A list's rows with the hint that there are more of them. */
export const more = (rows: string, goesOn: boolean, { ink, say }: Paper): string =>
  goesOn ? `${rows}\n${ink.dim(say('还有更多，请用 --limit', 'there are more: use --limit'))}` : rows;
