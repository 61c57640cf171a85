import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { nothingToServe, servicesUnknown } from '#shared/messages/after-sales.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { createServiceInfo, type ServiceInfoStore, type ServicesOfOrder } from './service-info.ts';
import { Records } from './service-record.tsx';
import './service-info.css';

const applyForm = later(async () => (await import('./apply-form.tsx')).ApplyForm);
const ApplyForm = applyForm.View;

/** /services-info: the after-sales of one order: apply, state, cancel (document 2 §2). */
export default function ServiceInfoPage({ query }: { readonly query: QueryOf<'afterSalesInfo'> }) {
  const { order_id } = query;
  const [store] = useState(() => createServiceInfo(order_id));
  const { asking } = useSnapshot(store.view);
  const { data } = usePart(store.info);
  const desk = useDesk();
  useOtherTabs('orders', ({ id }) => void (id === order_id && store.info.reload()));
  useEffect(() => {
    applyForm.fetch().catch(() => undefined);
  }, []);
  const isForm = data?.can_apply === true && (asking || data.data.length === 0);
  return (
    <MemberPage of="afterSalesInfo" query={query}>
      {order_id === '' ? (
        <Empty title={missingParameter.text} action={<ToOrders />} />
      ) : (
        <Loaded part={store.info} skeleton={<InfoSkeleton />} action={<ToOrders />}>
          {(info) => <Shown info={info} isForm={isForm} store={store} desk={desk} />}
        </Loaded>
      )}
    </MemberPage>
  );
}

interface ShownProps {
  readonly info: ServicesOfOrder;
  readonly isForm: boolean;
  readonly store: ServiceInfoStore;
  readonly desk: boolean;
}

function Shown({ info, isForm, store, desk }: ShownProps) {
  if (isForm)
    return (
      <Suspense fallback={<InfoSkeleton />}>
        <ApplyForm info={info} store={store} desk={desk} />
      </Suspense>
    );
  if (info.data.length > 0) return <Records info={info} store={store} />;
  const reason = info.can_apply === undefined ? servicesUnknown : nothingToServe;
  return <Empty title={info.because || reason.text} action={<ToOrders />} />;
}

const ToOrders = () => <ButtonLink href={href.order()}>我的订单</ButtonLink>;

/** The page's skeleton, with its final size. */
const InfoSkeleton = () => (
  <div className="stack" aria-hidden="true">
    {['6rem', '12rem', '9rem'].map((h) => (
      <div key={h} className="card card__body">
        <Skeleton w="40%" h="1.5rem" />
        <Skeleton w="100%" h={h} />
      </div>
    ))}
  </div>
);
