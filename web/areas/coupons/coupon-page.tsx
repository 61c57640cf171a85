import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Coupon } from '#shared/contract/entities.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { isOver } from '#shared/rules/app/is-over.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { CouponTicket } from '#web/parts/coupons/coupon-ticket.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { serverNow } from '#web/state/clock.ts';
import { session } from '#web/state/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/state.tsx';
import { CouponButton } from './coupon-button.tsx';
import { type CouponsStore, createCoupons } from './coupons-store.ts';
import '#web/ui/words.css';
import './coupons.css';
import { CouponsSkeleton } from './coupons-skeleton.tsx';

/** /volume-get: one coupon by a link. Anybody may look; claiming needs a login. */
const CouponPage = ({ query }: { readonly query: QueryOf<'coupon'> }) => (
  <MemberPage of="coupon" query={query} className="coupons">
    {query.id === '' ? <Empty title={missingParameter.text} action={<Others />} /> : <OneCoupon id={query.id} />}
  </MemberPage>
);

const Others = ({ kind = 'main' }: { readonly kind?: 'main' | 'line' }) => (
  <ButtonLink kind={kind} size="lg" wide href={href.coupons()}>
    看看其他优惠券
  </ButtonLink>
);

function OneCoupon({ id }: { readonly id: string }) {
  const [store] = useState(createCoupons);
  return (
    <Loaded part={store.list} skeleton={<GiftSkeleton />}>
      {(all) => {
        const coupon = all.find(({ volume_id }) => volume_id === id);
        return coupon ? <Offered store={store} coupon={coupon} /> : <NotListed store={store} id={id} />;
      }}
    </Loaded>
  );
}

function Offered({ store, coupon }: { readonly store: CouponsStore; readonly coupon: Coupon }) {
  const { gone } = useSnapshot(store.state);
  const { token } = useSnapshot(session);
  const off = !coupon.is_get && (isOver(coupon, serverNow()) || gone.includes(coupon.volume_id));
  return (
    <Card className="column loose middle coupons__gift">
      <p className="muted">{coupon.is_get ? '已放入我的优惠券' : '送你一张优惠券'}</p>
      <CouponTicket coupon={coupon} off={off} />
      {off && <p className="said">{isOver(coupon, serverNow()) ? '该优惠券已过期！' : '该优惠券已领完'}</p>}
      {off && <Others kind="line" />}
      {!off && isLoggedIn(token) && <CouponButton store={store} coupon={coupon} size="lg" wide />}
      {!off && !isLoggedIn(token) && <LogIn id={coupon.volume_id} />}
      {!off && <p className="small muted">领取后自动放入「我的优惠券」，结算时可选用</p>}
    </Card>
  );
}

const LogIn = ({ id }: { readonly id: string }) => (
  <ButtonLink size="lg" wide href={href.user({ path: 'login', back: href.coupon({ id }) })}>
    登录后领取
  </ButtonLink>
);

/** Not among the claimable coupons: the server says why when it is claimed all the same. */
function NotListed({ store, id }: { readonly store: CouponsStore; readonly id: string }) {
  const { token } = useSnapshot(session);
  return (
    <Card className="column loose middle coupons__gift">
      <p className="strong">没有找到这张优惠券</p>
      <p className="small muted">可能已领完、已过期，或您已经领取过</p>
      <Others />
      {isLoggedIn(token) ? (
        <Button kind="line" size="lg" wide busyText="领取中" onClick={() => store.claim(id)}>
          仍要领取
        </Button>
      ) : (
        <LogIn id={id} />
      )}
    </Card>
  );
}

const GiftSkeleton = () => (
  <Card className="column loose middle coupons__gift">
    <CouponsSkeleton count={1} />
  </Card>
);

export default CouponPage;
