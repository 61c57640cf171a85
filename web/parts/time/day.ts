import { serverNow } from '#web/state/clock.ts';

const SHANGHAI_MS = 8 * 3_600_000;

/** The day of a time (ms) in the shop's time zone, as 2027-03-31. */
export const dayOf = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);

/** Day and minute of a time (ms) in the shop's time zone, as 2027-03-31 09:30. */
export const minuteOf = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');

/** Date, hour, minute and second. */
export const secondOf = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

const withoutThisYear = (words: string): string =>
  words.startsWith(dayOf(serverNow()).slice(0, 5)) ? words.slice(5) : words;

/** The day of a time (ms) without this year's year: 03-31, or 2024-03-31. */
export const shortDay = (at: number): string => withoutThisYear(dayOf(at));

/** Day and minute of a time (ms) without this year's year: 03-31 09:30, or 2024-03-31 09:30. */
export const shortMinute = (at: number): string => withoutThisYear(minuteOf(at));
