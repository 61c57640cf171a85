/** What a server may not do to a terminal or to a CI's log: the last step before a text is written. */

/** The colours of `style.ts`; anything else that begins with ESC is not ours. */
export const OURS = '\u001b\\[(?:1|2|22|31|32|33|39|97;40|39;49)m';

/**
 * Control characters (CR, DEL, C1 among them) and bidirectional overrides. What follows ESC [ or ESC ] goes with it, so that no
 * rest of a sequence stays.
 */
const FOREIGN = new RegExp(
  `(${OURS})|\\u001b\\[[0-9;?]*[ -/]*[@-~]?|\\u001b\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069]`,
  'g',
);

/** A line that a runner would obey: GitHub's `::error::`, Azure's `##vso[…]` and `##[…]`. */
const COMMAND = /^(?=[^\S\n]*(?:::\w|##(?:vso)?\[))/gim;

/** Text without foreign control characters; colours, line breaks and tabs stay. */
export const safeText = (text: string): string => text.replace(FOREIGN, (_, ours?: string) => ours ?? '');

/** The same for a log: no line of it is a command of a runner. */
export const safeLines = (text: string): string => safeText(text).replace(COMMAND, '› ');

/** JSON that holds no such character itself: they stand escaped. */
export const safeJson = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
