/** The month `back` months earlier. */
export function monthBefore(month: string, back: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 - back)).toISOString().slice(0, 7);
}

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
