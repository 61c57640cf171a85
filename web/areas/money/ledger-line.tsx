import { memo } from 'react';
import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import { grouped } from '#shared/rules/app/grouped.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { ledgerChange } from '#shared/rules/money/ledger.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { cx } from '#web/ui/cx.ts';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  readonly row: LedgerRow;
  /** The first and the last entry of its month. */
  readonly first: boolean;
  readonly last: boolean;
}

/** Income is green, expense ink, never red: red means a price. */
export const LedgerLine = memo(function LedgerLine({ row, first, last }: Props) {
  const { note, order_sn = '', add_time, change, rest, points_rest } = row;
  const amount = ledgerChange(row);
  const words = (value: number | undefined) => wordsOf(value, change !== undefined || rest !== undefined);
  const day = add_time ? minuteOf(add_time) : UNKNOWN;
  return (
    <article className={cx('ledger__line', first && 'is-first', last && 'is-last')}>
      <p className="ledger__note">{note}</p>
      {order_sn !== '' && <p className="ledger__sn small muted">单号 {order_sn}</p>}
      <p className="ledger__time small muted">
        <span className="on-desk">{day.slice(0, 5)}</span>
        {day.slice(5) || day}
      </p>
      <p className={cx('ledger__change', amount !== undefined && amount > 0 && 'is-in')}>
        {amount !== undefined && amount !== 0 && (amount > 0 ? '+' : '−')}
        {words(amount === undefined ? undefined : Math.abs(amount))}
      </p>
      <p className="ledger__rest small muted">结余 {words(rest ?? points_rest)}</p>
    </article>
  );
});

function wordsOf(value: number | undefined, money: boolean): string {
  if (value === undefined) return UNKNOWN;
  return money ? yuan(value) : grouped(value);
}

/** The skeleton of entries, with their final size. */
export const LedgerSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="加载中">
    <div className="ledger__month">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    {[1, 2, 3, 4, 5, 6].map((at) => (
      <div key={at} className={cx('ledger__line', at === 1 && 'is-first', at === 6 && 'is-last')}>
        <Skeleton w="60%" h="1.25rem" className="ledger__note" />
        <Skeleton w="80%" h="1rem" className="ledger__sn" />
        <Skeleton w="5rem" h="1rem" className="ledger__time" />
        <Skeleton w="5rem" h="1.25rem" className="ledger__change" />
        <Skeleton w="6rem" h="1rem" className="ledger__rest" />
      </div>
    ))}
  </div>
);
