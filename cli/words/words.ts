/** What the terminal tool itself says, in Chinese and in English. What a member reads of the shop comes from shared/messages. */

/** One sentence in both languages of the tool. */
export type Words = readonly [zh: string, en: string];

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** The sentence in one language. */
export const inLanguage = (words: Words, language: Language): string => words[language === 'zh' ? 0 : 1];

/** True for a pair of sentences. */
export const isWords = (value: unknown): value is Words =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');
