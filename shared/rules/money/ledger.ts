/** The ledger of balance, bonus and points, grouped by month. */

import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import { wholeMonths } from '#shared/rules/app/whole-months.ts';

/** The ledgers of a member, by the `lx` of detail_log. */
export const ledgerTabs = [
  { lx: 'moneys', label: '余额' },
  { lx: 'acquire_money', label: '赠送金' },
  { lx: 'integral', label: '积分' },
] as const;
export type LedgerTab = (typeof ledgerTabs)[number]['lx'];

/** The ledger of a query's `lx`; by default the balance. */
export const ledgerTab = (lx: string): LedgerTab => ledgerTabs.find((tab) => tab.lx === lx)?.lx ?? 'moneys';

/** The amount of an entry in fen or points; undefined when it is unknown. */
export const ledgerChange = ({ change, points }: Pick<LedgerRow, 'change' | 'points'>): number | undefined =>
  change ?? points;

/** Income and expense of a month; undefined when an amount is unknown. */
export interface MonthSum {
  readonly income: number;
  readonly outgo: number;
}

/** The sums of the months that have loaded as a whole, without what was only set aside. A month with an unreadable entry has none. */
export function monthSums(
  rows: readonly (Pick<LedgerRow, 'add_time'> & Entry)[],
  ended: boolean,
): ReadonlyMap<string, MonthSum> {
  const sums = new Map<string, MonthSum>();
  for (const [month, entries] of wholeMonths(rows, ended)) {
    const sum = entries.reduce<MonthSum | undefined>(added, { income: 0, outgo: 0 });
    if (sum) sums.set(month, sum);
  }
  return sums;
}

type Entry = Pick<LedgerRow, 'change' | 'points' | 'hold'>;

function added(sum: MonthSum | undefined, row: Entry): MonthSum | undefined {
  const change = ledgerChange(row);
  if (!sum || change === undefined) return undefined;
  if (row.hold) return sum;
  return change > 0 ? { ...sum, income: sum.income + change } : { ...sum, outgo: sum.outgo - change };
}
