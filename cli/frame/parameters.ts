/** Arguments and options of a command, declared once: how they are written, what they mean, and how they are read. */
import type { Words } from '#cli/text/language.ts';
import { whole } from './number-parameters.ts';
import { wrong } from './wrong-value.ts';

export { duration, neededInteger, neededWhole, whole, yuanOption } from './number-parameters.ts';

/** Something that stands on the command line; `spelling` as commander takes it. */
export interface Parameter<T> {
  readonly spelling: string;
  readonly about: Words;
  /** The option may stand several times; its values come as a list. */
  readonly repeats?: true;
  /** All that it takes, for completion. */
  readonly values?: readonly string[];
  read(raw: unknown): T;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
/** What a command is given: the values of its parameters by name. */
export type Given<P extends Parameters> = { readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/** Reads the values of all parameters; an option is found by its spelling, an argument by its key. */
export function readAll<P extends Parameters>(parameters: P, raw: Readonly<Record<string, unknown>>): Given<P> {
  const read = Object.entries(parameters).map(([key, parameter]) => {
    return [key, parameter.read(raw[attributeOf(parameter.spelling) ?? key])];
  });
  return Object.fromEntries(read) as Given<P>;
}

/** `--max-amount <yuan>` is `maxAmount` for commander, `--no-input` is `input`; an argument has no such name. */
function attributeOf(spelling: string): string | undefined {
  return /--(?:no-)?([a-z-]+)/.exec(spelling)?.[1]?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A word or nothing: an argument `[name]` or an option `--name <value>`. */
export const word = (spelling: string, about: Words): Parameter<string | undefined> => ({
  spelling,
  about,
  read: (raw) => (raw === undefined ? undefined : String(raw)),
});

/** A word that must be there: an argument `<name>`. */
export const needed = (spelling: string, about: Words): Parameter<string> => ({ spelling, about, read: String });

/** Several words: an argument `<names...>`. */
export const many = (spelling: string, about: Words): Parameter<readonly string[]> => ({
  spelling,
  about,
  read: (raw) => (Array.isArray(raw) ? raw.map(String) : []),
});

/** A switch: an option without a value. */
export const yes = (spelling: string, about: Words): Parameter<boolean> => ({
  spelling,
  about,
  read: (raw) => raw === true,
});

/** A switch that turns something off: `--no-input`. */
export const no = (spelling: string, about: Words): Parameter<boolean> => ({
  spelling,
  about,
  read: (raw) => raw === false,
});

/** One of a few words, or nothing. */
export const oneOf = <const T extends string>(
  spelling: string,
  about: Words,
  values: readonly T[],
): Parameter<T | undefined> => ({
  spelling,
  about: [`${about[0]}：${values.join('|')}`, `${about[1]}: ${values.join('|')}`],
  values,
  read(raw) {
    if (raw === undefined) return undefined;
    const known = values.find((value) => value === raw);
    if (known !== undefined) return known;
    throw wrong(spelling, [`应为 ${values.join('、')} 之一`, `takes one of ${values.join(', ')}`]);
  },
});

/** One of a few words that must be there: an argument `<name>`. */
export function neededOneOf<const T extends string>(
  spelling: string,
  about: Words,
  values: readonly T[],
): Parameter<T> {
  const { read, ...rest } = oneOf(spelling, about, values);
  return { ...rest, read: (raw) => read(raw) ?? (values[0] as T) };
}

/** Several of a few words, joined by commas, or nothing. */
export const severalOf = <const T extends string>(
  spelling: string,
  about: Words,
  values: readonly T[],
): Parameter<readonly T[] | undefined> => ({
  spelling,
  about: [`${about[0]}：${values.join('|')}`, `${about[1]}: ${values.join('|')}`],
  values,
  read(raw) {
    if (raw === undefined) return undefined;
    const named = String(raw).split(',');
    const known = values.filter((value) => named.includes(value));
    if (named.every((each) => values.some((value) => value === each))) return known;
    throw wrong(spelling, [`应为 ${values.join('、')}，逗号分隔`, `takes some of ${values.join(',')}, comma-joined`]);
  },
});

/** Several words, each with the option before it. */
export const several = (spelling: string, about: Words): Parameter<readonly string[]> => ({
  spelling,
  about,
  repeats: true,
  read: (raw) => (Array.isArray(raw) ? raw.map(String) : []),
});

/** Ids joined by commas, or nothing. */
export const idList = (spelling: string, about: Words): Parameter<readonly string[] | undefined> => ({
  spelling,
  about,
  read: (raw) =>
    raw === undefined
      ? undefined
      : String(raw)
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
});

/** What is chosen of goods: how many, which specification, which batch. */
export const choiceOptions = {
  num: whole('--num <count>', ['数量（默认起订量）', 'quantity (the smallest order)']),
  spec: word('--spec <id>', ['规格编号', 'specification']),
  batch: word('--batch <id>', ['效期批次编号', 'near-expiry batch']),
};

/** Named values, as `name=value`; the option may stand several times. */
export const valueList = (spelling: string, about: Words): Parameter<Readonly<Record<string, string>>> => ({
  spelling,
  about,
  repeats: true,
  read: (raw) => Object.fromEntries((Array.isArray(raw) ? raw : []).map((each) => readValue(spelling, String(each)))),
});

/** One named value, as `name=value`. */
export function readValue(spelling: string, text: string): readonly [string, string] {
  const [, name, value] = /^([a-z]\w*)=(.*)$/is.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw wrong(spelling, ['应为 名称=值', 'takes NAME=VALUE']);
}
