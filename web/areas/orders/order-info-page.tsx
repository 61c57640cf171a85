import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { missingParameter } from '#shared/messages/wire.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { MemberCols } from '#web/parts/member/member-cols.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { href, type QueryOf } from '#web/state/routes.ts';
import { session } from '#web/state/session.ts';
import { whenReady } from '#web/state/settings.ts';
import { usePart } from '#web/state/use-part.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { createOrderInfo, type OrderInfoStore } from './order-info.ts';
import { OrderInfoView } from './order-info-view.tsx';
import { OrdersGate } from './orders-gate.tsx';
import './orders.css';
import './order-info.css';
import { resumePayment } from './resume-payment.ts';

/** /order-info: one order, its parcels, lines, money, payments and times. */
export function OrderInfoPage({ query: { order_id } }: { readonly query: QueryOf<'orderInfo'> }) {
  const [store] = useState(() => createOrderInfo(order_id));
  const { token } = useSnapshot(session);
  const known = isLoggedIn(token);
  const desk = useDesk();

  useEffect(() => {
    if (!known || order_id === '') return undefined;
    return whenReady(START_DELAY, () => {
      void store.detail.load();
      resumePayment((ask) => store.moves.pay(ask), order_id);
    });
  }, [store, known, order_id]);

  return (
    <main className="order-info orders">
      {!desk && <TopBar title="订单详情" back={href.order()} />}
      {desk && (
        <Breadcrumb
          title="订单详情"
          between={[
            ['个人中心', href.userCenter()],
            ['我的订单', href.order()],
          ]}
        />
      )}
      <MemberCols route="/order-info" desk={desk}>
        {known ? <Shown store={store} named={order_id !== ''} /> : <OrdersGate back={href.orderInfo({ order_id })} />}
      </MemberCols>
    </main>
  );
}

function Shown({ store, named }: { readonly store: OrderInfoStore; readonly named: boolean }) {
  const { phase, data } = usePart(store.detail);
  if (!named) {
    return (
      <Empty
        title={missingParameter.text}
        action={
          <a className={buttonClass()} href={href.order()}>
            我的订单
          </a>
        }
      />
    );
  }
  if (data) return <OrderInfoView order={data} moves={store.moves} />;
  return phase === 'failed' ? <Failed onRetry={store.detail.load} /> : <InfoSkeleton />;
}

/** The order before it is there, in its final measures. */
const InfoSkeleton = () => (
  <div className="order-info__cols" aria-hidden="true">
    <div className="order-info__main stack">
      <div className="card order-info__skeleton">
        <Skeleton w="30%" h="1.75rem" />
        <Skeleton w="60%" h="1rem" />
      </div>
      <div className="card order-info__skeleton">
        <Skeleton w="50%" h="1.25rem" />
        <Skeleton w="80%" h="1rem" />
      </div>
      <div className="card order-info__skeleton">
        {[1, 2, 3].map((at) => (
          <div key={at} className="order-info__line">
            <Skeleton w={56} h={56} />
            <Skeleton w="60%" h="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
