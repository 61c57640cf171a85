import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { noOrders } from '#shared/messages/empty.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { KeywordSearch } from '#web/parts/search/keyword-search.tsx';
import { useKeyed } from '#web/state/loading/use-keyed.ts';
import { session } from '#web/state/session/session.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { ServiceHead, ServiceItem } from './service-item.tsx';
import { createServiceList, type ServiceListStore } from './service-list.ts';
import './services.css';

/** /services: after-sales requests, all or those of one order (documents 1 §2 and 2 §2). */
export default function ServicesPage({ query }: { readonly query: QueryOf<'afterSales'> }) {
  const { keywords, order_id } = query;
  const store = useKeyed(keywords, () => createServiceList(keywords, order_id));
  const { token } = useSnapshot(session);
  const known = isLoggedIn(token);
  const desk = useDesk();

  useEffect(() => (known ? whenReady(START_DELAY, () => void store.show()) : undefined), [store, known]);
  useOtherTabs('orders', ({ id }) => store.changedElsewhere(id));

  const search = known && (
    <KeywordSearch
      key={keywords}
      of="售后商品"
      placeholder={desk ? '搜索商品名' : '搜索售后商品'}
      from={keywords}
      onSearch={(words) => goInstead(href.afterSales({ keywords: words.trim() }))}
      bar={!desk}
    />
  );

  return (
    <MemberPage of="afterSales" query={query} head={search}>
      {desk && (
        <div className="services__bar card">
          <h2 className="size-16">退换售后</h2>
          <span className="push" />
          {search}
        </div>
      )}
      <Rows store={store} searched={keywords !== ''} desk={desk} />
    </MemberPage>
  );
}

/** The estimated height of a request in px. */
const PHONE_ROW = 230;
const DESK_ROW = 68;

interface RowsProps {
  readonly store: ServiceListStore;
  readonly searched: boolean;
  readonly desk: boolean;
}

function Rows({ store, searched, desk }: RowsProps) {
  return (
    <Loaded part={store.list} skeleton={<RowsSkeleton desk={desk} />} empty={<NoServices searched={searched} />}>
      {() => (
        <div className="services__list">
          {desk && <ServiceHead />}
          <EndlessList
            list={store.list}
            itemKey={(row) => `${row.order_id} ${row.return_sn}`}
            rowSize={desk ? DESK_ROW : PHONE_ROW}
          >
            {(row) => <ServiceItem row={row} desk={desk} />}
          </EndlessList>
        </div>
      )}
    </Loaded>
  );
}

const NoServices = ({ searched }: { readonly searched: boolean }) => (
  <Empty
    title={noOrders.text}
    say={searched ? '换个商品名再试' : '收到的商品有问题，可在订单里申请售后'}
    action={<ButtonLink href={href.order()}>我的订单</ButtonLink>}
  />
);

/** The rows' skeleton, with their final size. */
const RowsSkeleton = ({ desk }: { readonly desk: boolean }) => (
  <div className="services__list" aria-hidden="true">
    {desk && <ServiceHead />}
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="service card">
        <div className="service__type">
          <Skeleton w="5rem" h="1.25rem" />
        </div>
        <div className="service__when">
          <Skeleton w="80%" h="1rem" />
        </div>
        <div className="service__goods">
          <Skeleton w={desk ? 40 : 56} h={desk ? 40 : 56} />
        </div>
        <div className="service__foot">
          <Skeleton w="6rem" h="1.5rem" />
        </div>
      </div>
    ))}
  </div>
);
