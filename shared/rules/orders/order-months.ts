/** Orders by month (document 1 §4). */

import type { OrderRow } from '#shared/contract/entities.ts';
import { wholeMonths } from '#shared/rules/app/whole-months.ts';
import { total, yuan } from '#shared/rules/money/money.ts';

type Row = Pick<OrderRow, 'add_time' | 'status' | 'pay_status' | 'money_paid'>;

/**
 * "12 单 · ¥18,204.30" of each month that has loaded as a whole: its orders without the closed ones, and what was paid for
 * them. An unpaid order counts in the number alone. What a state or an amount that cannot be read makes unknown is left out.
 */
export function orderMonths(rows: readonly Row[], ended: boolean): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [month, orders] of wholeMonths(rows, ended)) {
    if (orders.some(({ status }) => status.status === undefined)) continue;
    const open = orders.filter(({ status }) => status.status !== 7);
    const paid = total(open.map(paidFor));
    words.set(month, [`${open.length} 单`, ...(paid ? [`¥${yuan(paid)}`] : [])].join(' · '));
  }
  return words;
}

function paidFor({ pay_status, money_paid }: Row): number | undefined {
  if (pay_status === undefined) return undefined;
  return pay_status === 1 ? money_paid : 0;
}
