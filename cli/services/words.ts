/** What the terminal tool itself says, for commands and services: the pair, the dictionaries, the language of a run. */
import type { Language, Words } from '#cli/words/words.ts';

export { inLanguage, type Language, languages, type Words } from '#cli/words/words.ts';

/** A sentence of a dictionary, or one that is made from what it is given. */
export type Entry = Words | ((...given: never[]) => Words);

/**
 * The sentences of one room, which stand together in its `dictionary.ts`. A sentence that lacks one of its languages
 * does not compile; that none is empty or in the wrong language is tested for all dictionaries at once.
 */
export const dictionary = <const D extends Readonly<Record<string, Entry>>>(sentences: D): D => sentences;

/** The language of a locale such as `en_US.UTF-8`; Chinese when it says neither. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.YAOCANG_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en\b|^en_/i.test(locale) ? 'en' : 'zh';
}
