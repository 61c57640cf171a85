import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noOrders } from '#shared/messages/empty.ts';
import { ORDERS_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { orderTabs } from '#shared/rules/orders/order-tabs.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf, routes } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberCols } from '#web/parts/member/member-cols.tsx';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { Paper } from '#web/parts/page/paper.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk, useTwoColumns } from '#web/parts/page/use-desk.ts';
import { KeywordSearch } from '#web/parts/search/keyword-search.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { settings, whenReady } from '#web/state/settings/settings.ts';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { OrderCard, OrderSkeleton } from './order-card.tsx';
import { createOrderList, lxOf, type OrderListStore } from './order-list.ts';
import './orders.css';

const Sheet = later(async () => (await import('./orders-sheet.lazy.tsx')).OrdersSheet, 'none').View;

/** /order: the order list, members only (document 1 §2, §4). */
export default function OrderPage({ query }: { readonly query: QueryOf<'order'> }) {
  const [store] = useState(() => createOrderList(query.lx));
  const { token } = useSnapshot(session);
  const known = isLoggedIn(token);
  const desk = useDesk();

  useEffect(() => {
    if (!known) return undefined;
    return whenReady(ORDERS_START_DELAY, () => void store.show(settings()?.booklet_type ?? ''));
  }, [store, known]);

  useOtherTabs('orders', ({ id }) => store.changedElsewhere(id));

  // The address has the open tab, whether changed by a tab, a link or back.
  useEffect(() => store.choose(query.lx, settings()?.booklet_type ?? ''), [store, query.lx]);

  return (
    <main className="page-width">
      {!desk && <TopBar title="我的订单" back={href.userCenter()} head={known && <Search store={store} bar />} />}
      {desk && <Breadcrumb title="我的订单" between={[['个人中心', href.userCenter()]]} />}
      <MemberCols route="/order" desk={desk}>
        <MemberGate back={href.order({ lx: query.lx })} say={routes.order.gate}>
          <Orders store={store} desk={desk} />
        </MemberGate>
      </MemberCols>
    </main>
  );
}

const Search = ({ store, bar = false }: { readonly store: OrderListStore; readonly bar?: boolean }) => (
  <KeywordSearch of="订单" placeholder="商品名 / 订单号" onSearch={store.search} bar={bar} />
);

function Orders({ store, desk }: { readonly store: OrderListStore; readonly desk: boolean }) {
  const { lx } = useSnapshot(store.filter);
  const counts = usePart(store.counts).data;
  const booklet_type = useSettings()?.booklet_type ?? '';
  const panel = useId();
  const count: Readonly<Record<string, number | undefined>> = {
    1: counts?.dz_num,
    2: counts?.df_num,
    3: counts?.ds_num,
  };
  return (
    <div>
      <div className="orders__bar">
        <Tabs
          label="订单状态"
          items={orderTabs(booklet_type).map((tab) => ({ key: tab.lx, label: tab.label, count: count[tab.lx] }))}
          value={lxOf(lx, booklet_type)}
          onChange={(next) => goInstead(href.order({ lx: next === 'all' ? '' : next }))}
          panelId={panel}
        />
        {desk && <Search store={store} />}
      </div>
      <div id={panel} role="tabpanel" aria-label="订单">
        <Rows store={store} desk={desk} />
      </div>
    </div>
  );
}

/** The estimated height of an order in px. */
const PHONE_ROW = 208;
const DESK_ROW = 140;

function Rows({ store, desk }: { readonly store: OrderListStore; readonly desk: boolean }) {
  const { keywords, lx } = useSnapshot(store.filter);
  const booklet_type = useSettings()?.booklet_type ?? '';
  const tab = orderTabs(booklet_type).find((each) => each.lx === lxOf(lx, booklet_type));
  const two = useTwoColumns() && !desk;
  return (
    <Loaded part={store.list} skeleton={<OrderSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <NoOrders searched={keywords !== ''} />
        ) : (
          <>
            <Paper>
              <Sheet rows={rows} shown={[tab?.label, keywords].filter(Boolean).join(' · ')} />
            </Paper>
            <EndlessList
              list={store.list}
              itemKey={(row) => row.order_id}
              className="orders__list"
              columns={two ? 2 : 1}
              rowSize={desk ? DESK_ROW : PHONE_ROW}
            >
              {(row) => <OrderCard row={row} moves={store.moves} />}
            </EndlessList>
          </>
        )
      }
    </Loaded>
  );
}

const NoOrders = ({ searched }: { readonly searched: boolean }) => (
  <Empty
    title={noOrders.text}
    say={searched ? '换个商品名或订单号再试' : '下单后可在这里付款、查看物流和确认收货'}
    action={
      <a className={buttonClass()} href={href.search({ keywords: 'all' })}>
        去逛逛
      </a>
    }
  />
);
