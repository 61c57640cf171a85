import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Coupon } from '#shared/contract/entities.ts';
import { ALL_COUPONS } from '#shared/flows/claim-coupon.ts';
import { noData } from '#shared/messages/empty.ts';
import { type CouponTab, couponsOfTab, couponTabs, isClaimable } from '#shared/rules/coupons/coupon.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { CouponTicket } from '#web/parts/coupons/coupon-ticket.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { Offered } from '#web/parts/page/offered.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CouponButton } from './coupon-button.tsx';
import { CouponsSkeleton } from './coupons-skeleton.tsx';
import { type CouponsStore, createCoupons } from './coupons-store.ts';

const tabItems = couponTabs.map(({ tab, label }) => ({ key: tab, label }));

/** The tab of an address; by default all. */
export const tabOf = (tab: string): CouponTab => couponTabs.find((each) => each.tab === tab)?.tab ?? 'all';

/** Coupons to claim, one by one or all at once. Each keeps its place and changes its button. */
export function CouponCentre({ tab }: { readonly tab: CouponTab }) {
  const [store] = useState(createCoupons);
  const panel = useId();
  return (
    <>
      <div className="coupons__bar">
        <Tabs
          label="优惠券类别"
          items={tabItems}
          value={tab}
          onChange={(next) => goInstead(href.coupons({ tab: next === 'all' ? '' : next }))}
          panelId={panel}
        />
        <ClaimAll store={store} />
      </div>
      <div id={panel} role="tabpanel" aria-label="优惠券">
        <Loaded part={store.list} skeleton={<CouponsSkeleton />}>
          {(all) => <Coupons store={store} coupons={couponsOfTab(all, tab)} />}
        </Loaded>
      </div>
    </>
  );
}

function Coupons({ store, coupons }: { readonly store: CouponsStore; readonly coupons: readonly Coupon[] }) {
  const { gone } = useSnapshot(store.state);
  if (coupons.length === 0) return <NoCoupons />;
  return (
    <ul className="column coupons__list">
      {coupons.map((each) => (
        <li key={each.volume_id}>
          <CouponTicket
            coupon={each}
            off={!each.is_get && gone.includes(each.volume_id)}
            act={<CouponButton store={store} coupon={each} />}
          >
            {each.is_get && <span className="small muted">已领取</span>}
          </CouponTicket>
        </li>
      ))}
    </ul>
  );
}

const NoCoupons = () => (
  <Empty
    title={noData.text}
    say="暂无可领取的优惠券，先看看已有的"
    action={
      <Offered to={href.coupons({ my: 'my' })}>
        <ButtonLink href={href.coupons({ my: 'my' })}>我的优惠券</ButtonLink>
      </Offered>
    }
  />
);

/** The number of claimable coupons, and a button for all. */
function ClaimAll({ store }: { readonly store: CouponsStore }) {
  const all = usePart(store.list).data;
  const { gone } = useSnapshot(store.state);
  if (!all || all.length === 0) return null;
  const left = all.filter((each) => isClaimable(each) && !gone.includes(each.volume_id)).length;
  return (
    <Dock desk="plain" className="coupons__dock">
      {left > 0 ? (
        <>
          <p className="small muted">
            还有 <b className="coupons__left">{left}</b> 张可领
          </p>
          <Button size="lg" busyText="领取中" onClick={() => store.claim(ALL_COUPONS)}>
            一键领取
          </Button>
        </>
      ) : (
        <>
          <p className="small muted">{all.every(({ is_get }) => is_get) ? '都领好了' : '暂无可领取的优惠券'}</p>
          <ButtonLink kind="line" size="lg" href={href.index()}>
            去使用
          </ButtonLink>
        </>
      )}
    </Dock>
  );
}
