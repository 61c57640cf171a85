import { memo, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noRecords } from '#shared/messages/empty.ts';
import { bonusFirst } from '#shared/messages/top-up.ts';
import { monthOf } from '#shared/rules/app/months.ts';
import { type LedgerTab, ledgerChange, ledgerTab, ledgerTabs, monthSums } from '#shared/rules/money/ledger.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { later } from '#web/parts/page/later.ts';
import { Paper } from '#web/parts/page/paper.tsx';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { useKeyed } from '#web/state/loading/use-keyed.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useFlag } from '#web/state/session/use-flag.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import './ledger.css';
import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import { grouped } from '#shared/rules/app/grouped.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { cx } from '#web/ui/cx.ts';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ledgerLoader } from './ledger-loader.ts';
import { LedgerMonth } from './ledger-month.tsx';
import { LedgerPurse } from './ledger-purse.tsx';
import { createLedger, type LedgerStore } from './ledger-store.ts';

const Sheet = later(async () => (await import('./ledger-sheet.lazy.tsx')).LedgerSheet, 'none').View;

/** /detail-log: entries of the balance, the bonus and the points, by month. */
const LedgerPage = ({ query }: { readonly query: QueryOf<'ledger'> }) => (
  <MemberPage of="ledger" query={query} className="ledger">
    <Ledger lx={query.lx} />
  </MemberPage>
);

function Ledger({ lx }: { readonly lx: string }) {
  const panel = useId();
  const tab = ledgerTab(lx);
  const store = useKeyed(tab, createLedger);
  const [purse] = useState(() => createPart(askOf(ledgerLoader.reads.purse, { lx })));
  const hasPoints = useFlag('integral') !== false;
  const tabs = ledgerTabs.filter(({ lx: key }) => key !== 'integral' || hasPoints || tab === key);
  return (
    <>
      <div className="ledger__bar">
        <Tabs
          label="明细"
          items={tabs.map(({ lx: key, label }) => ({ key, label }))}
          value={tab}
          onChange={(next) => goInstead(href.ledger({ lx: next === 'moneys' ? '' : next }))}
          panelId={panel}
        />
        <LedgerPurse purse={purse} tab={tab} />
      </div>
      {tab === 'acquire_money' && <Notice>{bonusFirst.text}</Notice>}
      <div id={panel} role="tabpanel" aria-label="明细">
        <Movements store={store} tab={tab} />
      </div>
    </>
  );
}

function Movements({ store, tab }: { readonly store: LedgerStore; readonly tab: LedgerTab }) {
  const { from } = useSnapshot(store.state);
  const ended = useSnapshot(store.list.tail).phase === 'end';
  const rows = usePart(store.list).data ?? [];
  const sums = monthSums(rows, ended);
  const newest = monthOf(rows[0]?.add_time ?? null);
  const isHidden = (month: string) => from !== '' && month > from;
  return (
    <Loaded part={store.list} skeleton={<LedgerSkeleton />} empty={<NoMovements points={tab === 'integral'} />}>
      {(there) => (
        <>
          <Paper>
            <Sheet tab={tab} rows={there.filter((row) => !isHidden(monthOf(row.add_time)))} ended={ended} />
          </Paper>
          <EndlessList list={store.list} itemKey={(row) => row.ledger_id} rowSize={84}>
            {(row, at) => {
              const month = monthOf(row.add_time);
              if (isHidden(month)) return null;
              const before = there[at - 1];
              const first = !before || monthOf(before.add_time) !== month;
              const next = there[at + 1];
              return (
                <>
                  {first && (
                    <LedgerMonth
                      month={month}
                      newest={newest}
                      sum={sums.get(month)}
                      points={tab === 'integral'}
                      store={store}
                    />
                  )}
                  <LedgerLine row={row} first={first} last={!next || monthOf(next.add_time) !== month} />
                </>
              );
            }}
          </EndlessList>
        </>
      )}
    </Loaded>
  );
}

const NoMovements = ({ points }: { readonly points: boolean }) => (
  <Empty
    title={noRecords.text}
    say={points ? '签到和购物得到的积分都会记在这里' : '充值、付款和退款都会记在这里'}
    action={
      points ? (
        <ButtonLink href={href.dailySignIn()}>去签到</ButtonLink>
      ) : (
        <ButtonLink href={href.topUp()}>去充值</ButtonLink>
      )
    }
  />
);

export default LedgerPage;

interface LineProps {
  readonly row: LedgerRow;
  /** The first and the last entry of its month. */
  readonly first: boolean;
  readonly last: boolean;
}

/** Income is green, expense ink, never red: red means a price. */
const LedgerLine = memo(function LedgerLine({ row, first, last }: LineProps) {
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
const LedgerSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="加载中">
    <div className="row wrap flush tall inset-sides ledger__month">
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
