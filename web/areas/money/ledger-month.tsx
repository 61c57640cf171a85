import { Suspense, useState } from 'react';
import { grouped } from '#shared/rules/app/grouped.ts';
import { monthWords } from '#shared/rules/app/months.ts';
import type { MonthSum } from '#shared/rules/money/ledger.ts';
import { later } from '#web/parts/page/later.ts';
import { Icon } from '#web/ui/icon.tsx';
import { yuan } from '#web/ui/price.tsx';
import type { LedgerStore } from './ledger-store.ts';

const MonthsDialog = later(async () => (await import('#web/parts/list/months-dialog.lazy.tsx')).MonthsDialog).View;

interface Props {
  /** As 2026-11. */
  readonly month: string;
  /** The newest month with entries. */
  readonly newest: string;
  /** Set once the month is complete. */
  readonly sum: MonthSum | undefined;
  readonly points: boolean;
  readonly store: LedgerStore;
}

/** A month of the ledger with its sums; a press asks for the first month to show. */
export function LedgerMonth({ month, newest, sum, points, store }: Props) {
  const [asks, setAsks] = useState(false);
  const words = (value: number) => (points ? grouped(value) : yuan(value));
  if (month === '') return null;
  return (
    <div className="row wrap flush tall inset-sides ledger__month">
      <button type="button" className="row tight tall" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        <b>{monthWords(month)}</b>
        <Icon name="right" size={16} />
      </button>
      {sum && (
        <p className="push small muted">
          收入 <b className="is-in">{words(sum.income)}</b>
          <span className="ledger__outgo">
            支出 <b>{words(sum.outgo)}</b>
          </span>
        </p>
      )}
      <Suspense>
        {asks && (
          <MonthsDialog
            newest={newest}
            now={month}
            onChoose={(from) => store.showFrom(from === newest ? '' : from)}
            onClose={() => setAsks(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
