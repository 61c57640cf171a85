import { monthWords } from '#shared/rules/app/months.ts';
import { monthsByYear } from '#shared/rules/app/months-by-year.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import './months-dialog.css';

interface Props {
  /** The newest month to choose, as 2026-11. */
  readonly newest: string;
  /** The month that stands first now. */
  readonly now: string;
  readonly onChoose: (month: string) => void;
  readonly onClose: () => void;
}

/** Asks for the month with which a list by time shall begin. */
export function MonthsDialog({ newest, now, onChoose, onClose }: Props) {
  const choose = (month: string) => {
    onChoose(month);
    onClose();
    window.scrollTo(0, 0);
  };
  return (
    <Dialog open title="跳到某月" onClose={onClose}>
      {[...monthsByYear(newest)].map(([year, months]) => (
        <section key={year} className="months" aria-label={`${year}年`}>
          <p className="small muted">{year}年</p>
          <ul>
            {months.map((month) => (
              <li key={month}>
                <button
                  type="button"
                  className={cx(month === now && 'is-on')}
                  aria-pressed={month === now}
                  onClick={() => choose(month)}
                >
                  {monthWords(month).slice(year.length + 1)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
