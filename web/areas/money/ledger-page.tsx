import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noRecords } from '#shared/messages/empty.ts';
import { bonusFirst } from '#shared/messages/top-up.ts';
import { ledgerTab, ledgerTabs, monthOf, monthSums } from '#shared/rules/money/ledger.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { later } from '#web/parts/page/later.ts';
import { Paper } from '#web/parts/page/paper.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { useFlag } from '#web/state/session/use-flag.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import './ledger.css';
import { LedgerLine, LedgerSkeleton } from './ledger-line.tsx';
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
  const [store] = useState(() => createLedger(lx));
  const panel = useId();
  const tab = ledgerTab(lx);
  const hasPoints = useFlag('integral') !== false;
  const tabs = ledgerTabs.filter(({ lx: key }) => key !== 'integral' || hasPoints || tab === key);
  useEffect(() => store.choose(lx), [store, lx]);
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
        <LedgerPurse store={store} tab={tab} />
      </div>
      {tab === 'acquire_money' && <Notice>{bonusFirst.text}</Notice>}
      <div id={panel} role="tabpanel" aria-label="明细">
        <Movements store={store} />
      </div>
    </>
  );
}

function Movements({ store }: { readonly store: LedgerStore }) {
  const { lx, from } = useSnapshot(store.state);
  const ended = useSnapshot(store.list.tail).phase === 'end';
  const rows = usePart(store.list).data ?? [];
  const sums = monthSums(rows, ended);
  const newest = monthOf(rows[0]?.add_time ?? null);
  const isHidden = (month: string) => from !== '' && month > from;
  return (
    <Loaded part={store.list} skeleton={<LedgerSkeleton />} empty={<NoMovements points={lx === 'integral'} />}>
      {(there) => (
        <>
          <Paper>
            <Sheet tab={lx} rows={there.filter((row) => !isHidden(monthOf(row.add_time)))} ended={ended} />
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
                      points={lx === 'integral'}
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
