import { useState } from 'react';
import { grouped } from '#shared/rules/app/grouped.ts';
import { monthBefore, monthWords } from '#shared/rules/app/months.ts';
import type { MonthSum } from '#shared/rules/money/ledger.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { yuan } from '#web/ui/price.tsx';
import type { LedgerStore } from './ledger-store.ts';

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
    <div className="ledger__month">
      <button type="button" aria-haspopup="dialog" onClick={() => setAsks(true)}>
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
      {asks && <Months newest={newest} now={month} store={store} onClose={() => setAsks(false)} />}
    </div>
  );
}

/** The number of months to choose from. */
const BACK = 12;

interface MonthsProps {
  readonly newest: string;
  readonly now: string;
  readonly store: LedgerStore;
  readonly onClose: () => void;
}

function Months({ newest, now, store, onClose }: MonthsProps) {
  const months = Array.from({ length: BACK }, (_, back) => monthBefore(newest, back));
  const choose = (month: string) => {
    store.showFrom(month === newest ? '' : month);
    onClose();
    window.scrollTo(0, 0);
  };
  return (
    <Dialog open title="选择月份" onClose={onClose}>
      <ul className="ledger__months">
        {months.map((month) => (
          <li key={month}>
            <button
              type="button"
              className={cx(month === now && 'is-on')}
              aria-pressed={month === now}
              onClick={() => choose(month)}
            >
              {monthWords(month)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
