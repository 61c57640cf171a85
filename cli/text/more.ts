import type { Paper } from './paper.ts';

/** The line below a list that goes on; nothing below one that is whole. */
export const moreLine = (more: boolean, { ink, say }: Paper): string =>
  more ? `\n${ink.dim(say('还有更多，请用 --limit', 'there are more: use --limit'))}` : '';
