import { monthBefore } from './months.ts';

/** The months to jump to, newest first, by year: those of this year so far, and of the year before. */
export function monthsByYear(newest: string): ReadonlyMap<string, readonly string[]> {
  const [year = '', of] = newest.split('-');
  const count = (of_year: number, last: number) =>
    Array.from({ length: last }, (_, back) => monthBefore(`${of_year}-${String(last).padStart(2, '0')}`, back));
  return new Map([
    [year, count(Number(year), Number(of))],
    [String(Number(year) - 1), count(Number(year) - 1, 12)],
  ]);
}
