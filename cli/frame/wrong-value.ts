import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/language.ts';

/** The usage fault of a value that an option or argument cannot take. */
export const wrong = (spelling: string, [zh, en]: Words): Fault => {
  const name = spelling.match(/--[a-z-]+|[a-zA-Z-]+/)?.[0] ?? spelling;
  return new Fault('usage', [`${name} ${zh}`, `${name} ${en}`]);
};
