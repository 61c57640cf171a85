import { monthOf } from './months.ts';

/**
 * The rows of each month that has loaded as a whole, of rows with the newest first: all months but the oldest, and that one
 * too once the list has ended. With a row whose time is unknown no month is whole.
 */
export function wholeMonths<R extends { readonly add_time: number | null }>(
  rows: readonly R[],
  ended: boolean,
): ReadonlyMap<string, readonly R[]> {
  const months = new Map<string, R[]>();
  for (const row of rows) {
    const month = monthOf(row.add_time);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  if (months.has('')) return new Map();
  if (!ended) months.delete(monthOf(rows[rows.length - 1]?.add_time ?? null));
  return months;
}
