import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import { grouped } from '#shared/rules/app/grouped.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { type LedgerTab, ledgerChange, ledgerTabs } from '#shared/rules/money/ledger.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { session } from '#web/state/session/session.ts';
import { shopName } from '#web/state/shell/page-title.ts';
import { type Column, PrintSheet } from '#web/ui/print-sheet.tsx';

interface Props {
  readonly tab: LedgerTab;
  /** As far as they are loaded. */
  readonly rows: readonly LedgerRow[];
  /** Whether these are all. */
  readonly ended: boolean;
}

/** The ledger on paper: the entries that the page has loaded. */
export function LedgerSheet({ tab, rows, ended }: Props) {
  const label = ledgerTabs.find(({ lx }) => lx === tab)?.label ?? '';
  const oldest = rows[rows.length - 1]?.add_time;
  return (
    <PrintSheet
      title={`${shopName()} 收支明细 · ${label}`}
      aside={[`打印 ${minuteOf(serverNow())}`]}
      facts={[
        { name: '采购单位', value: session.name },
        {
          name: '范围',
          value: ended || !oldest ? `全部 ${rows.length} 笔` : `${minuteOf(oldest)} 起 ${rows.length} 笔`,
        },
      ]}
      columns={COLUMNS.filter(({ of }) => rows.some((row) => of(row) !== ''))}
      rows={rows}
    />
  );
}

const COLUMNS: readonly Column<LedgerRow>[] = [
  { head: '时间', of: ({ add_time }) => (add_time ? minuteOf(add_time) : UNKNOWN) },
  { head: '说明', of: ({ note }) => note },
  { head: '单号', of: ({ order_sn = '' }) => order_sn },
  { head: '收支', of: (row) => signed(row), isNumber: true },
  { head: '结余', of: (row) => amount(row, row.rest ?? row.points_rest), isNumber: true },
];

const amount = ({ change, rest }: LedgerRow, value: number | undefined): string => {
  if (value === undefined) return UNKNOWN;
  return change !== undefined || rest !== undefined ? yuan(value) : grouped(value);
};

function signed(row: LedgerRow): string {
  const change = ledgerChange(row);
  return change !== undefined && change > 0 ? `+${amount(row, change)}` : amount(row, change);
}
