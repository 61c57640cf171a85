import { useId, useState } from 'react';
import type { CouponShelf, OwnCoupon } from '#shared/contract/volume.ts';
import { noData } from '#shared/messages/empty.ts';
import { type CouponTab, couponsOfTab, couponTabs } from '#shared/rules/coupons/coupon.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { CouponTicket } from '#web/parts/coupons/coupon-ticket.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { shortMinute } from '#web/parts/time/day.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { UseCoupon } from './coupon-button.tsx';
import { couponsLoader } from './coupons-loader.ts';
import { CouponsSkeleton } from './coupons-skeleton.tsx';

const SHELVES: readonly { readonly key: CouponShelf; readonly label: string }[] = [
  { key: 'my', label: '可使用' },
  { key: 'used', label: '已使用' },
  { key: 'expired', label: '已过期' },
];

/** The tab of an address; undefined for claimable coupons. */
export const shelfOf = (my: string): CouponShelf | undefined => SHELVES.find(({ key }) => key === my)?.key;

const createShelves = () => {
  const shelf = (lx: CouponShelf) =>
    createPart(askOf(couponsLoader.reads.mine, { tab: '', my: lx }), ({ data }) => data);
  return { my: shelf('my'), used: shelf('used'), expired: shelf('expired') };
};

interface Props {
  readonly shelf: CouponShelf;
  readonly tab: CouponTab;
}

/** The member's own coupons: usable, used, expired. */
export function OwnCoupons({ shelf, tab }: Props) {
  const [shelves] = useState(createShelves);
  const usable = usePart(shelves.my).data?.length;
  const panel = useId();
  const show = (next: Partial<Props>) => {
    const to = { shelf, tab, ...next };
    goInstead(href.coupons({ my: to.shelf, tab: to.tab === 'all' ? '' : to.tab }));
  };
  return (
    <>
      <div className="coupons__bar">
        <Tabs
          label="我的优惠券"
          items={SHELVES.map((each) => (each.key === 'my' ? { ...each, count: usable } : each))}
          value={shelf}
          onChange={(next) => show({ shelf: next })}
          panelId={panel}
        />
      </div>
      <div id={panel} role="tabpanel" aria-label="优惠券" className="column">
        <Loaded key={shelf} part={shelves[shelf]} skeleton={<CouponsSkeleton />} empty={<NoneHeld shelf={shelf} />}>
          {(coupons) => (
            <>
              <Chips label="优惠券类别">
                {couponTabs.map((each) => (
                  <Chip key={each.tab} small on={each.tab === tab} onClick={() => show({ tab: each.tab })}>
                    {each.label}
                  </Chip>
                ))}
              </Chips>
              <CouponList shelf={shelf} coupons={couponsOfTab(coupons, tab)} />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function CouponList({ shelf, coupons }: { readonly shelf: CouponShelf; readonly coupons: readonly OwnCoupon[] }) {
  if (coupons.length === 0) return <p className="middle muted coupons__none">{noData.text}</p>;
  return (
    <ul className="column coupons__list">
      {coupons.map((each) => (
        <li key={each.held_id}>
          <CouponTicket coupon={each} off={stateOf(each, shelf) !== 'my'} act={<Act shelf={shelf} coupon={each} />}>
            {stateOf(each, shelf) === 'used' && <UsedIn coupon={each} />}
          </CouponTicket>
        </li>
      ))}
    </ul>
  );
}

/** When the server does not separate the tabs, a used coupon is recognised by its time. */
const stateOf = ({ used_time }: OwnCoupon, shelf: CouponShelf): CouponShelf => (used_time ? 'used' : shelf);

function Act({ shelf, coupon }: { readonly shelf: CouponShelf; readonly coupon: OwnCoupon }) {
  const state = stateOf(coupon, shelf);
  if (state === 'my') return <UseCoupon coupon={coupon} />;
  return <Stamp text={state === 'used' ? '已使用' : '已过期'} />;
}

/** When it was used, with a link to its order. */
function UsedIn({ coupon: { used_time, order_id } }: { readonly coupon: OwnCoupon }) {
  const when = used_time ? `${shortMinute(used_time)} 使用` : '已使用';
  if (order_id === '') return <span className="small muted">{when}</span>;
  return (
    <a className="small link hit" href={href.orderInfo({ order_id })}>
      {when}，查看订单
    </a>
  );
}

const NoneHeld = ({ shelf }: { readonly shelf: CouponShelf }) => (
  <Empty
    title={noData.text}
    say={shelf === 'my' ? '去领券中心看看，领到的券会放在这里' : '这里还没有优惠券'}
    action={<ButtonLink href={href.coupons()}>去领券</ButtonLink>}
  />
);
