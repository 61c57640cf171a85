/** What a server may not do to a terminal or to a CI's log: the last step before a text is written. */

/** The colours of `style.ts`; anything else that begins with ESC is not ours. */
export const OURS = '\u001b\\[(?:1|2|22|31|32|33|39|97;40|39;49)m';

/**
 * Control characters (CR, DEL, C1 among them), Unicode's own line breaks and bidirectional overrides. What follows ESC [ or ESC ] goes with it, so that no
 * rest of a sequence stays.
 */
const FOREIGN = new RegExp(
  `(${OURS})|\\u001b\\[[0-9;?]*[ -/]*[@-~]?|\\u001b\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u061c\\u2028-\\u202e\\u2066-\\u2069]`,
  'g',
);

/** A line that GitHub's runner would obey, `::error::`, whatever colour it has. */
const COMMAND = new RegExp(`^((?:${OURS}|[^\\S\\n])*)(?=::\\w)`, 'gim');

/** Azure's agent and TeamCity find `##vso[…]`, `##[…]` and `##teamcity[…]` anywhere in a line. */
const AGENT = /##(?=\w*\[)/g;

/** Text without foreign control characters; colours, line breaks and tabs stay. */
export const safeText = (text: string): string => text.replace(FOREIGN, (_, ours?: string) => ours ?? '');

/** The same for a log: no line of it is a command of a runner. */
export const safeLines = (text: string): string => safeDocument(text).replace(COMMAND, '$1› ');

/** The same for a document that may hold GitHub's commands, such as a report for its runner. */
export const safeDocument = (text: string): string => safeText(text).replace(AGENT, '# #');

/** JSON that holds no such character itself: they stand escaped. */
export const safeJson = (json: string): string =>
  json
    .replace(AGENT, '\\u0023#')
    .replace(
      /[\u007f-\u009f\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
