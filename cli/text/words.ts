/** Texts of the CLI in Chinese and English. Texts of the shop are in shared/messages. */

export type Words = readonly [zh: string, en: string];

export type Entry = Words | ((...given: never[]) => Words);

type Value = string | number;

/** A value for each name in braces. */
type Values<
  Text extends string,
  Seen extends string = never,
  All extends readonly Value[] = [],
> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends Seen
    ? Values<Rest, Seen, All>
    : Values<Rest, Seen | Name, [...All, Value]>
  : All;

/** A text with `{names}` takes their values, in the order of the Chinese text. */
type Told<E> = E extends readonly [infer Zh extends string, string]
  ? Values<Zh> extends []
    ? Words
    : (...values: Values<Zh>) => Words
  : E;

/** Texts of one room. A text without both languages does not compile; a test checks the languages of all dictionaries. */
export const dictionary = <const D extends Readonly<Record<string, Entry>>>(texts: D) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, entry]) => [name, typeof entry === 'function' ? entry : filling(entry)]),
  ) as { readonly [N in keyof D]: Told<D[N]> };

function filling([zh, en]: Words): Entry {
  const holes = [...new Set(zh.match(/\{\w+\}/g))];
  const filled = (text: string, values: readonly unknown[]) =>
    text.replace(/\{\w+\}/g, (hole) => String(values[holes.indexOf(hole)] ?? hole));
  return holes.length === 0 ? [zh, en] : (...values: readonly unknown[]) => [filled(zh, values), filled(en, values)];
}

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

export const inLanguage = (words: Words, language: Language): string => words[language === 'zh' ? 0 : 1];

export const isWords = (value: unknown): value is Words =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');

/** The same text in both languages. */
export const plainly = (value: unknown): Words => [String(value), String(value)];

/** Several, one after the other. */
export const listed = (all: readonly Words[]): Words => [
  all.map(([zh]) => zh).join('；'),
  all.map(([, en]) => en).join('; '),
];

/** One below the other. */
export const lines = (all: readonly Words[]): Words => [
  all.map(([zh]) => zh).join('\n'),
  all.map(([, en]) => en).join('\n'),
];

export const labelled = (label: Words, text: Words): Words => [`${label[0]}：${text[0]}`, `${label[1]}: ${text[1]}`];

export const bracketed = (text: Words, inside: Words): Words => [
  `${text[0]}（${inside[0]}）`,
  `${text[1]} (${inside[1]})`,
];

/** The language of a locale such as `en_US.UTF-8`; Chinese by default. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.YAOCANG_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en\b|^en_/i.test(locale) ? 'en' : 'zh';
}
