import { useState } from 'react';
import { missingParameter } from '#shared/messages/wire.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { createOrderInfo } from './order-info.ts';
import { OrderInfoView } from './order-info-view.tsx';
import './orders.css';
import './order-info.css';

/** /order-info: one order with parcels, lines, amounts, payments and times. */
export default function OrderInfoPage({ query }: { readonly query: QueryOf<'orderInfo'> }) {
  const { order_id } = query;
  const [store] = useState(() => createOrderInfo(order_id));
  useOtherTabs('orders', ({ id }) => void (id === order_id && store.detail.reload()));

  return (
    <MemberPage of="orderInfo" query={query} className="order-info">
      {order_id === '' ? (
        <Empty title={missingParameter.text} action={<ToOrders />} />
      ) : (
        <Loaded part={store.detail} skeleton={<InfoSkeleton />} action={<ToOrders />}>
          {(order) => <OrderInfoView order={order} moves={store.moves} />}
        </Loaded>
      )}
    </MemberPage>
  );
}

/** The link of an order that does not exist. */
const ToOrders = () => (
  <a className={buttonClass()} href={href.order()}>
    我的订单
  </a>
);

/** The skeleton of the order, with its final size. */
const InfoSkeleton = () => (
  <div className="column order-info__cols" aria-hidden="true">
    <div className="stack">
      <div className="card column inset">
        <Skeleton w="30%" h="1.75rem" />
        <Skeleton w="60%" h="1rem" />
      </div>
      <div className="card column inset">
        <Skeleton w="50%" h="1.25rem" />
        <Skeleton w="80%" h="1rem" />
      </div>
      <div className="card column inset">
        {[1, 2, 3].map((at) => (
          <div key={at} className="row row--top loose order-info__line">
            <Skeleton w={56} h={56} />
            <Skeleton w="60%" h="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
