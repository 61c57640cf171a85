import { useEffect, useId } from 'react';
import { noRecords } from '#shared/messages/empty.ts';
import { topUpTabs } from '#shared/rules/pay/top-up.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useKeyed } from '#web/state/loading/use-keyed.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { createTopUpLog, lxOf, type TopUpLogStore } from './top-up-log.ts';
import './top-up-log.css';
import { TopUpCard, TopUpCardSkeleton, TopUpColumns } from './top-up-card.tsx';

/** /recharge_log: top-ups, with those that can still be paid (document 2 §2). */
export default function TopUpLogPage({ query }: { readonly query: QueryOf<'topUpLog'> }) {
  const desk = useDesk();
  return (
    <MemberPage of="topUpLog" query={query} className="top-up-log" tools={!desk && <ToTopUp kind="text" />}>
      <Log tab={lxOf(query.lx)} desk={desk} />
    </MemberPage>
  );
}

const ToTopUp = ({ kind }: { readonly kind: 'text' | 'main' }) => (
  <a className={buttonClass({ kind, ...(kind === 'main' ? { size: 'sm' } : {}) }, 'push')} href={href.topUp()}>
    去充值
  </a>
);

function Log({ tab, desk }: { readonly tab: ReturnType<typeof lxOf>; readonly desk: boolean }) {
  const store = useKeyed(tab, createTopUpLog);
  const panel = useId();
  useEffect(() => store.show(), [store]);
  return (
    <>
      <div className="top-up-log__bar">
        <Tabs
          label="充值状态"
          items={topUpTabs.map(({ lx, label }) => ({ key: lx, label }))}
          value={tab}
          onChange={(lx) => goInstead(href.topUpLog({ lx }))}
          panelId={panel}
        />
        {desk && <ToTopUp kind="main" />}
      </div>
      <div id={panel} role="tabpanel" aria-label="充值记录" className={desk ? 'top-up-log__table card' : undefined}>
        {desk && <TopUpColumns />}
        <Rows store={store} all={tab === ''} desk={desk} />
      </div>
    </>
  );
}

/** The estimated height of a record in px. */
const [PHONE_ROW, DESK_ROW] = [124, 64];

interface RowsProps {
  readonly store: TopUpLogStore;
  /** Whatever their state. */
  readonly all: boolean;
  readonly desk: boolean;
}

function Rows({ store, all, desk }: RowsProps) {
  return (
    <Loaded
      part={store.list}
      skeleton={<TopUpCardSkeleton />}
      empty={
        <Empty
          title={noRecords.text}
          say={all ? '充值后的每一笔都会列在这里' : '换个状态看看'}
          action={<ButtonLink href={href.topUp()}>去充值</ButtonLink>}
        />
      }
    >
      {() => (
        <EndlessList list={store.list} itemKey={(row) => row.order_id} rowSize={desk ? DESK_ROW : PHONE_ROW}>
          {(row) => <TopUpCard row={row} store={store} />}
        </EndlessList>
      )}
    </Loaded>
  );
}
