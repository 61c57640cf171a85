/** What the terminal tool itself says, in Chinese and in English. What a member reads of the shop comes from shared/messages. */

/** One sentence in both languages of the tool. */
export type Words = readonly [zh: string, en: string];

/** A sentence of a dictionary, or one that is made from what it is given. */
export type Entry = Words | ((...given: never[]) => Words);

/**
 * The sentences of one room, which stand together in its `dictionary.ts`. A sentence that lacks one of its languages
 * does not compile; that none is empty or in the wrong language is tested for all dictionaries at once.
 */
export const dictionary = <const D extends Readonly<Record<string, Entry>>>(sentences: D): D => sentences;

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

export const inLanguage = (words: Words, language: Language): string => words[language === 'zh' ? 0 : 1];

export const isWords = (value: unknown): value is Words =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');

/** What is the same in both languages: a value, or the words of whoever wrote them. */
export const plainly = (value: unknown): Words => [String(value), String(value)];

/** What is said under a label, with the colon of each language. */
export const labelled = (label: Words, text: Words): Words => [`${label[0]}：${text[0]}`, `${label[1]}: ${text[1]}`];

/** What is said, with something in the brackets of each language. */
export const bracketed = (text: Words, inside: Words): Words => [
  `${text[0]}（${inside[0]}）`,
  `${text[1]} (${inside[1]})`,
];

/** The language of a locale such as `en_US.UTF-8`; Chinese when it says neither. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.YAOCANG_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en\b|^en_/i.test(locale) ? 'en' : 'zh';
}
