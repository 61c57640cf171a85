/** Arguments and options of commands: spelling, meaning, parsing. */
import { Fault } from '#cli/text/fault.ts';
import { meant, nearest } from '#cli/text/nearest.ts';
import type { Words } from '#cli/text/words.ts';

export const wrong = (spelling: string, [zh, en]: Words, next?: Words): Fault => {
  const name = spelling.match(/--[a-z-]+|[a-zA-Z-]+/)?.[0] ?? spelling;
  return new Fault('usage', [`${name} ${zh}`, `${name} ${en}`], { next });
};

/** An optional value. `parse` returns undefined for an invalid text; `takes` says what is valid, `values` names it. */
const value = <T>(
  spelling: string,
  about: Words,
  parse: (text: string) => T | undefined,
  takes: Words,
  values: readonly string[] = [],
): Parameter<T | undefined> => ({
  spelling,
  about,
  read(raw) {
    if (raw === undefined) return undefined;
    const read = parse(String(raw));
    if (read === undefined) throw wrong(spelling, takes, meant(nearest(String(raw), values)));
    return read;
  },
});

const integer = (text: string, least: number): number | undefined =>
  /^-?\d{1,15}$/.test(text) && Number(text) >= least ? Number(text) : undefined;

export const whole = (spelling: string, about: Words, least = 1): Parameter<number | undefined> =>
  value(spelling, about, (text) => integer(text, least), [
    `应为不小于 ${least} 的整数`,
    `takes a whole number of at least ${least}`,
  ]);

/** An integer. Negative ones pass: the rules judge them. */
export const anyInteger = (spelling: string, about: Words): Parameter<number | undefined> =>
  value(spelling, about, (text) => integer(text, Number.NEGATIVE_INFINITY), ['应为整数', 'takes a whole number']);

export const neededInteger = (spelling: string, about: Words): Parameter<number> => {
  const { read, ...rest } = anyInteger(spelling, about);
  return { ...rest, read: (raw) => read(String(raw)) as number };
};

/** A name, an id or a path, without the blanks and line ends of a list that it was copied from. An empty one is refused: it is a variable that is not set, and means nothing else. */
export const word = (spelling: string, about: Words): Parameter<string | undefined> =>
  value(spelling, about, (text) => text.trim() || undefined, EMPTY);

const EMPTY: Words = ['不能为空', 'takes a value that is not empty'];

export const needed = (spelling: string, about: Words): Parameter<string> => {
  const { read, ...rest } = word(spelling, about);
  return { ...rest, read: (raw) => read(String(raw)) as string };
};

/** An amount in yuan, read as fen. */
export const yuanOption = (spelling: string, about: Words): Parameter<number | undefined> =>
  value(spelling, about, (text) => (text.startsWith('-') ? undefined : fenOf(text)), YUAN);

/** The same; negative amounts pass, for the rules to judge. */
export const anyYuanOption = (spelling: string, about: Words): Parameter<number | undefined> =>
  value(spelling, about, fenOf, YUAN);

const YUAN: Words = ['应为以元为单位的金额，如 1200.50', 'takes an amount in yuan such as 1200.50'];

function fenOf(text: string): number | undefined {
  const [, sign, yuan, fraction = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === undefined ? undefined : Number(`${sign}${yuan}${fraction.padEnd(2, '0')}`);
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A duration as `500ms`, `2s`, `3m`, `1h`, `2d`, or in seconds; read as ms. */
export const duration = (spelling: string, about: Words): Parameter<number | undefined> =>
  value(spelling, about, msOf, ['应为时长，如 2s、500ms、3m', 'takes a length of time such as 2s, 500ms, 3m']);

/** `800ms`, `2s`, `3m`; undefined for anything else. */
export function msOf(text: string): number | undefined {
  const [, number, unit = 's'] = /^(\d{1,9}(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(text) ?? [];
  const ms = Math.round(Number(number) * (UNITS[unit] ?? Number.NaN));
  return number !== undefined && ms > 0 ? ms : undefined;
}

export type KnownNames = 'profiles' | 'members' | 'orders' | 'calls' | 'walks' | 'tags' | 'stories';

/** An argument or option; `spelling` is in commander’s syntax. */
export interface Parameter<T> {
  readonly spelling: string;
  readonly about: Words;
  readonly repeats?: true;
  /** Valid values, for completion; they may depend on the arguments before. */
  readonly values?: readonly string[] | ((before: readonly string[]) => readonly string[]);
  /** Names that only the kept files, the contract, the scenarios or a stand-in know, for completion. */
  readonly known?: KnownNames;
  read(raw: unknown): T;
}

/** The same, completed by such names. */
export const among = <P extends Parameter<unknown>>(known: KnownNames, parameter: P): P => ({ ...parameter, known });

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
export type Given<P extends Parameters> = { readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

export function readAll<P extends Parameters>(parameters: P, raw: Readonly<Record<string, unknown>>): Given<P> {
  const read = Object.entries(parameters).map(([key, parameter]) => {
    return [key, parameter.read(raw[attributeOf(parameter.spelling) ?? key])];
  });
  return Object.fromEntries(read) as Given<P>;
}

/** Commander’s key of an option: `--max-amount <yuan>` is `maxAmount`, `--no-input` is `input`. */
function attributeOf(spelling: string): string | undefined {
  return /--(?:no-)?([a-z-]+)/.exec(spelling)?.[1]?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const reading =
  <T>(read: (raw: unknown) => T) =>
  (spelling: string, about: Words): Parameter<T> => ({ spelling, about, read });
const optional = <T>(parse: (text: string) => T) =>
  reading((raw) => (raw === undefined ? undefined : parse(String(raw))));
const texts = (raw: unknown): readonly string[] => (Array.isArray(raw) ? raw.map(String) : []);

/** A text that may be empty, such as a remark. */
export const freeText = optional(String);
export const many = (spelling: string, about: Words): Parameter<readonly string[]> => ({
  spelling,
  about,
  read: (raw) => texts(raw).map(needed(spelling, about).read),
});
/** Words of which some may be empty. */
export const words = reading(texts);
export const yes = reading((raw) => raw === true);
/** A boolean option that turns something off: `--no-input`. */
export const no = reading((raw) => raw === false);
export const idList = (spelling: string, about: Words): Parameter<readonly string[] | undefined> =>
  value(
    spelling,
    about,
    (text) =>
      /[^\s,]/.test(text)
        ? text
            .split(',')
            .map((id) => id.trim())
            .filter(Boolean)
        : undefined,
    EMPTY,
  );
export const several = (spelling: string, about: Words) => ({ ...many(spelling, about), repeats: true as const });

const choice = <T>(
  spelling: string,
  [zh, en]: Words,
  values: readonly string[],
  parse: (text: string) => T | undefined,
  takes: Words,
) => {
  const about: Words = [`${zh}：${values.join('|')}`, `${en}: ${values.join('|')}`];
  return { ...value(spelling, about, parse, takes, values), values };
};

const takesOne = (values: readonly string[]): Words => [
  `应为 ${values.join('、')} 之一`,
  `takes one of ${values.join(', ')}`,
];

export const oneOf = <const T extends string>(spelling: string, about: Words, values: readonly T[]) =>
  choice(spelling, about, values, (text) => values.find((each) => each === text), takesOne(values));

export const severalOf = <const T extends string>(spelling: string, about: Words, values: readonly T[]) =>
  choice(spelling, about, values, (text) => someOf(text.split(','), values), [
    `应为 ${values.join('、')}，逗号分隔`,
    `takes some of ${values.join(',')}, comma-joined`,
  ]);

/** Values of which each includes those before it: of `write,money` the last one counts. */
export const highestOf = <const T extends string>(spelling: string, about: Words, values: readonly T[]) =>
  choice(spelling, about, values, (text) => someOf(text.split(','), values)?.at(-1), takesOne(values));

const someOf = <T extends string>(named: readonly string[], values: readonly T[]): readonly T[] | undefined =>
  named.every((each) => values.some((known) => known === each))
    ? values.filter((each) => named.includes(each))
    : undefined;

export const limit = whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']);

export const sureOption = yes('--yes', ['不再询问确认', 'confirm without being asked']);

export const choiceOptions = {
  num: whole('--num <count>', ['数量（默认起订量）', 'quantity (the smallest order)']),
  spec: word('--spec <id>', ['规格编号', 'specification']),
  batch: word('--batch <id>', ['效期批次编号', 'near-expiry batch']),
};

export const valueList = (spelling: string, about: Words): Parameter<Readonly<Record<string, string>>> => ({
  spelling,
  about,
  repeats: true,
  read: (raw) => Object.fromEntries(texts(raw).map((each) => readValue(spelling, each))),
});

export function readValue(spelling: string, text: string): readonly [string, string] {
  const [, name, value] = /^([a-z]\w*)=(.*)$/is.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw wrong(spelling, ['应为 名称=值', 'takes NAME=VALUE']);
}
