import * as empty from '#shared/messages/empty.ts';
import { ourFault } from '#shared/messages/wire.ts';
import type { Seen } from './page-room.ts';

/** Claims that the good answer did not support: that there is nothing, or a bug of ours. */
export const claims = ({ words, said }: Seen, good: Seen): string[] =>
  [...Object.values(empty), ourFault]
    .map(({ text }) => text)
    .filter((text) => (words.includes(text) && !good.words.includes(text)) || said.includes(text));
