import { useSnapshot } from 'valtio';
import type { Coupon } from '#shared/contract/entities.ts';
import { isOver } from '#shared/rules/app/is-over.ts';
import { couponButton, couponTarget } from '#shared/rules/coupons/coupon.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { serverNow } from '#web/state/clock.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { CouponsStore } from './coupons-store.ts';

interface Props {
  readonly store: CouponsStore;
  readonly coupon: Coupon;
  readonly size?: 'sm' | 'lg';
  readonly wide?: boolean;
}

/** The button of a coupon: claim, use now, or none left (document 2 §2). */
export function CouponButton({ store, coupon, size = 'sm', wide }: Props) {
  const { gone } = useSnapshot(store.state);
  const { action, label } = couponButton(coupon);
  if (action === 'use') return <UseCoupon coupon={coupon} size={size} wide={wide} />;
  if (action === 'none')
    return (
      <Button size={size} wide={wide} disabled>
        {label}
      </Button>
    );
  if (gone.includes(coupon.volume_id)) {
    return (
      <Button size={size} wide={wide} disabled>
        {isOver(coupon, serverNow()) ? '已过期' : '已领完'}
      </Button>
    );
  }
  return (
    <Button size={size} wide={wide} busyText="领取中" onClick={() => store.claim(coupon.volume_id)}>
      {label}
    </Button>
  );
}

interface UseProps {
  readonly coupon: Pick<Coupon, 'type' | 'goods_id'>;
  readonly size?: 'sm' | 'lg';
  readonly wide?: boolean | undefined;
}

/** Leads home for a shop-wide coupon, else to its goods. */
export const UseCoupon = ({ coupon, size = 'sm', wide }: UseProps) => (
  <ButtonLink kind="line" size={size} wide={wide} href={hrefOf(couponTarget(coupon))}>
    立即使用
  </ButtonLink>
);
