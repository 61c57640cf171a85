/** Parameters that are numbers: counts, amounts of money, lengths of time. */
import type { Words } from '#cli/text/language.ts';
import type { Parameter } from './parameters.ts';
import { wrong } from './wrong-value.ts';

/** A whole number of at least `least`, or nothing. */
export const whole = (spelling: string, about: Words, least = 1): Parameter<number | undefined> => ({
  spelling,
  about,
  read(raw) {
    if (raw === undefined) return undefined;
    if (/^\d{1,15}$/.test(String(raw)) && Number(raw) >= least) return Number(raw);
    throw wrong(spelling, [`应为不小于 ${least} 的整数`, `takes a whole number of at least ${least}`]);
  },
});

/** A whole number that must be there. */
export function neededWhole(spelling: string, about: Words, least = 1): Parameter<number> {
  const { read } = whole(spelling, about, least);
  return { spelling, about, read: (raw) => read(raw) ?? read('') ?? least };
}

/** A whole number that must be there, below zero too: what is wrong with it is for the rules to say. */
export const neededInteger = (spelling: string, about: Words): Parameter<number> => ({
  spelling,
  about,
  read(raw) {
    if (/^-?\d{1,15}$/.test(String(raw))) return Number(raw);
    throw wrong(spelling, ['应为整数', 'takes a whole number']);
  },
});

/** An amount written in yuan, read as fen, or nothing. */
export const yuanOption = (spelling: string, about: Words): Parameter<number | undefined> => ({
  spelling,
  about,
  read(raw) {
    if (raw === undefined) return undefined;
    const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(raw)) ?? [];
    if (whole !== undefined) return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
    throw wrong(spelling, ['应为以元为单位的金额，如 1200.50', 'takes an amount in yuan such as 1200.50']);
  },
});

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A length of time as `500ms`, `2s`, `3m`, `1h`, `2d`, or seconds without a unit; ms, or nothing. */
export const duration = (spelling: string, about: Words): Parameter<number | undefined> => ({
  spelling,
  about,
  read(raw) {
    if (raw === undefined) return undefined;
    const [, number, unit = 's'] = /^(\d{1,9}(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(String(raw)) ?? [];
    const ms = Math.round(Number(number) * (UNITS[unit] ?? Number.NaN));
    if (number !== undefined && ms > 0) return ms;
    throw wrong(spelling, ['应为时长，如 2s、500ms、3m', 'takes a length of time such as 2s, 500ms, 3m']);
  },
});
