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
    const same = months.get(month);
    if (same) same.push(row);
    else months.set(month, [row]);
  }
  if (months.has('')) return new Map();
  const last = rows[rows.length - 1];
  if (last && !ended) months.delete(monthOf(last.add_time));
  return months;
}
