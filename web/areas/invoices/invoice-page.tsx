import { useSnapshot } from 'valtio';
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import { noData } from '#shared/messages/empty.ts';
import { monthOf, monthWords } from '#shared/rules/app/months.ts';
import { canInvoice, invoiceSum } from '#shared/rules/money/invoice-form.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useKeyed } from '#web/state/loading/use-keyed.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { InvoiceFormDialog } from './invoice-form-dialog.tsx';
import { InvoiceItem } from './invoice-item.tsx';
import { createInvoices, type InvoicesStore } from './invoices.ts';
import './invoices.css';

const tabs = [
  { key: '', label: '全部' },
  { key: '1', label: '可开票' },
  { key: '2', label: '已申请' },
] as const;

const tabOf = (lx: string): '' | '1' | '2' => tabs.find(({ key }) => key === lx)?.key ?? '';

/** /invoice: received orders, one invoice for several of them, its state and its file. */
export default function InvoicePage({ query }: { readonly query: QueryOf<'invoice'> }) {
  const tab = tabOf(query.lx);
  const store = useKeyed(tab, createInvoices);
  return (
    <MemberPage of="invoice" query={query} className="invoices">
      <Tabs
        label="发票"
        items={tabs}
        value={tab}
        onChange={(next) => goInstead(href.invoice({ lx: next }))}
        className="invoices__tabs"
      />
      <Loaded part={store.list} skeleton={<Waiting />} empty={<NoInvoices lx={tab} />}>
        {(rows) => <Rows rows={rows} store={store} />}
      </Loaded>
    </MemberPage>
  );
}

function Rows({ rows, store }: { readonly rows: readonly InvoiceRow[]; readonly store: InvoicesStore }) {
  const { chosen, open } = useSnapshot(store.view);
  return (
    <>
      <div className="invoices__list card">
        <EndlessList list={store.list} itemKey={({ order_id }) => order_id} rowSize={72}>
          {(row, at) => {
            const month = monthOf(row.add_time);
            const before = rows[at - 1];
            return (
              <>
                {(!before || monthOf(before.add_time) !== month) && <Month month={month} rows={rows} store={store} />}
                <InvoiceItem row={row} on={chosen.includes(row.order_id)} store={store} />
              </>
            );
          }}
        </EndlessList>
      </div>
      {rows.some(canInvoice) && <InvoiceDock rows={rows} store={store} />}
      <InvoiceFormDialog open={open} store={store} />
    </>
  );
}

interface MonthProps {
  /** As 2026-11; '' for orders without a time. */
  readonly month: string;
  readonly rows: readonly InvoiceRow[];
  readonly store: InvoicesStore;
}

/** A month of orders; its checkbox selects those of it that have loaded and can be invoiced. */
function Month({ month, rows, store }: MonthProps) {
  const { chosen } = useSnapshot(store.view);
  if (month === '') return null;
  const able = rows.filter((row) => canInvoice(row) && monthOf(row.add_time) === month).map(({ order_id }) => order_id);
  return (
    <div className="row loose tall inset-sides invoices__month">
      {able.length > 0 ? (
        <Tick
          on={able.every((order_id) => chosen.includes(order_id))}
          onChange={(on) => store.chooseThese(able, on)}
          label={`全选 ${monthWords(month)}`}
        />
      ) : (
        <span className="invoice__tick" />
      )}
      <h2>{monthWords(month)}</h2>
      {able.length > 0 && <span className="push small muted">{`可开 ${able.length} 单`}</span>}
    </div>
  );
}

/** The selection, its total, and the button to request the invoice. */
function InvoiceDock({ rows, store }: { readonly rows: readonly InvoiceRow[]; readonly store: InvoicesStore }) {
  const { chosen } = useSnapshot(store.view);
  const able = rows.filter(canInvoice);
  const taken = able.filter(({ order_id }) => chosen.includes(order_id));
  return (
    <Dock desk="float" className="invoices__dock">
      <Tick on={taken.length === able.length} onChange={store.chooseAll}>
        全选
      </Tick>
      <p>
        <span className="small muted">已选 {taken.length} 单</span>
        <Price fen={invoiceSum(taken)} size="md" tone="ink" />
      </p>
      <Button size="lg" onClick={() => store.ask()}>
        申请开票
      </Button>
    </Dock>
  );
}

/** Requested invoices come from orders that can be invoiced, and those from receipt. */
function NoInvoices({ lx }: { readonly lx: string }) {
  const [say, to, label] =
    lx === '2'
      ? (['申请开票后可在这里查看进度', href.invoice({ lx: '1' }), '去开票'] as const)
      : (['确认收货后的订单才能开票', href.order(), '我的订单'] as const);
  return <Empty title={noData.text} say={say} action={<ButtonLink href={to}>{label}</ButtonLink>} />;
}

/** The skeleton of orders, with their final size. */
const Waiting = () => (
  <div className="invoices__list card" aria-hidden="true">
    <div className="row loose tall inset-sides invoices__month">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="invoice">
        <div className="invoice__words">
          <Skeleton w="60%" h="1.25rem" />
          <Skeleton w="40%" h="1rem" />
        </div>
      </div>
    ))}
  </div>
);
