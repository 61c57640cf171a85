import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OrderRow } from '#shared/contract/entities.ts';
import { noOrders } from '#shared/messages/empty.ts';
import { monthOf, monthWords } from '#shared/rules/app/months.ts';
import { ORDERS_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { orderMonths } from '#shared/rules/orders/order-months.ts';
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
import { serverNow } from '#web/state/clock.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { settings, whenReady } from '#web/state/settings/settings.ts';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { MonthNow } from './month-now.tsx';
import { OrderCard, OrderSkeleton } from './order-card.tsx';
import { createOrderList, lxOf, type OrderListStore } from './order-list.ts';
import './orders.css';

const Sheet = later(async () => (await import('./orders-sheet.lazy.tsx')).OrdersSheet, 'none').View;

const MonthsDialog = later(async () => (await import('#web/parts/list/months-dialog.lazy.tsx')).MonthsDialog).View;

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

function Search({ store, bar = false }: { readonly store: OrderListStore; readonly bar?: boolean }) {
  const { cleared, from } = useSnapshot(store.filter);
  const [asks, setAsks] = useState(false);
  const newest = monthOf(serverNow());
  return (
    <>
      <KeywordSearch key={cleared} of="订单" placeholder="商品名 / 订单号 / 10月" onSearch={store.search} bar={bar} />
      <button
        type="button"
        className="row tight keep tall muted orders__jump"
        aria-haspopup="dialog"
        onClick={() => setAsks(true)}
      >
        {from === '' ? '月份' : monthWords(from).slice('2026年'.length)}
        <Icon name="down" size={16} />
      </button>
      <Suspense>
        {asks && (
          <MonthsDialog
            newest={newest}
            now={from || newest}
            onChoose={(month) => store.showFrom(month === newest ? '' : month)}
            onClose={() => setAsks(false)}
          />
        )}
      </Suspense>
    </>
  );
}

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
      <div className={desk ? 'row tight apart card orders__bar' : 'orders__bar'}>
        <Tabs
          label="订单状态"
          items={orderTabs(booklet_type).map((tab) => ({ key: tab.lx, label: tab.label, count: count[tab.lx] }))}
          value={lxOf(lx, booklet_type)}
          onChange={(next) => goInstead(href.order({ lx: next === 'all' ? '' : next }))}
          panelId={panel}
        />
        {desk ? <Search store={store} /> : <MonthNow />}
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

const Rows = ({ store, desk }: { readonly store: OrderListStore; readonly desk: boolean }) => (
  <Loaded part={store.list} skeleton={<OrderSkeleton />}>
    {(rows) => <Listed store={store} desk={desk} rows={rows} />}
  </Loaded>
);

interface ListedProps {
  readonly store: OrderListStore;
  readonly desk: boolean;
  readonly rows: readonly OrderRow[];
}

function Listed({ store, desk, rows }: ListedProps) {
  const { keywords, lx, from } = useSnapshot(store.filter);
  const ended = useSnapshot(store.list.tail).phase === 'end';
  const booklet_type = useSettings()?.booklet_type ?? '';
  const tab = orderTabs(booklet_type).find((each) => each.lx === lxOf(lx, booklet_type));
  const columns = useTwoColumns() && !desk ? 2 : 1;
  const since = from === '' ? '' : `${monthWords(from)}及更早`;
  const shown = rows.filter(({ add_time }) => from === '' || monthOf(add_time) <= from);
  if (shown.length === 0 && (ended || rows.length === 0))
    return <NoOrders searched={keywords !== ''} since={rows.length > 0 ? since : ''} />;
  const figures = lx === 'all' && keywords === '' ? orderMonths(rows, ended) : undefined;
  return (
    <>
      <Paper>
        <Sheet rows={shown} shown={[tab?.label, keywords, since].filter(Boolean).join(' · ')} />
      </Paper>
      <EndlessList
        list={store.list}
        itemKey={(row) => row.order_id}
        className="orders__list"
        rowSize={desk ? DESK_ROW : PHONE_ROW}
        grouped={byMonth(from, columns, figures)}
        columns={columns}
      >
        {(row) => <OrderCard row={row} moves={store.moves} />}
      </EndlessList>
    </>
  );
}

/** Rows of so many orders of one month, beginning with the month `from`; the first of a month stands below its heading. */
function byMonth(from: string, columns: number, figures: ReadonlyMap<string, string> | undefined) {
  const firsts = new Set<OrderRow>();
  return {
    rows(orders: readonly OrderRow[]): readonly (readonly OrderRow[])[] {
      const rows: OrderRow[][] = [];
      let last = '-';
      for (const order of orders) {
        const month = monthOf(order.add_time);
        if (from !== '' && month > from) continue;
        const row = rows[rows.length - 1];
        if (row && month === last && row.length < columns) row.push(order);
        else rows.push([order]);
        if (month !== last) firsts.add(order);
        last = month;
      }
      return rows;
    },
    frame(row: ReactNode, [order]: readonly OrderRow[]) {
      const month = order ? monthOf(order.add_time) : '';
      if (!order || month === '') return row;
      const told = figures?.get(month);
      return (
        <div data-month={monthWords(month)} data-figures={told && `· ${told}`}>
          {firsts.has(order) && (
            <div className="row wrap flush tall inset-sides orders__month">
              <h2>{monthWords(month)}</h2>
              {told && <span className="small muted">{`· ${told}`}</span>}
            </div>
          )}
          {row}
        </div>
      );
    },
  };
}

interface NoneProps {
  readonly searched: boolean;
  /** The months without orders, in words; '' when there is no order at all. */
  readonly since: string;
}

const NoOrders = ({ searched, since }: NoneProps) => (
  <Empty
    title={noOrders.text}
    say={
      since !== '' ? `${since}没有订单` : searched ? '换个商品名或订单号再试' : '下单后可在这里付款、查看物流和确认收货'
    }
    action={
      <a className={buttonClass()} href={href.search({ keywords: 'all' })}>
        去逛逛
      </a>
    }
  />
);
