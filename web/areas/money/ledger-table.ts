/** The ledger as a table for the pharmacy's books: every entry, also those that the page has not loaded yet. */

import { type LedgerRow, userLedger } from '#shared/contract/user-ledger.ts';
import { yuanCell } from '#shared/rules/money/csv.ts';
import { type LedgerTab, ledgerTabs } from '#shared/rules/money/ledger.ts';
import type { Table } from '#web/parts/files/hand-out.lazy.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { api } from '#web/state/loading/api.ts';

/** More pages are a list that never ends. */
const MOST_PAGES = 200;

export async function ledgerTable(lx: LedgerTab): Promise<Table> {
  const label = ledgerTabs.find((each) => each.lx === lx)?.label ?? '';
  const points = lx === 'integral';
  const rows = (await allEntries(lx)).map((row) => [
    row.add_time === null ? '' : minuteOf(row.add_time),
    points ? row.points : yuanCell(row.change),
    points ? row.points_rest : yuanCell(row.rest),
    row.note,
    row.order_sn,
  ]);
  return { name: `收支明细-${label}`, rows: [['时间', points ? '积分' : '金额', '结余', '说明', '单号'], ...rows] };
}

async function allEntries(lx: LedgerTab): Promise<LedgerRow[]> {
  const all: LedgerRow[] = [];
  let page: { readonly data: LedgerRow[]; readonly page_next: string } | undefined = await api.send(
    userLedger.detailLog,
    { lx },
  );
  for (let count = 1; page && count <= MOST_PAGES; count += 1) {
    const { data, page_next }: { readonly data: LedgerRow[]; readonly page_next: string } = page;
    all.push(...data);
    page = await api.next(userLedger.detailLog, page_next);
  }
  return all;
}
