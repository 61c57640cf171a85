/** What the terminal tool itself says, for commands and services: the pair, the dictionaries, the language of a run. */
import type { Language } from './words.ts';

export { dictionary, type Entry, inLanguage, type Language, languages, type Words } from './words.ts';

/** The language of a locale such as `en_US.UTF-8`; Chinese when it says neither. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.YAOCANG_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en\b|^en_/i.test(locale) ? 'en' : 'zh';
}
