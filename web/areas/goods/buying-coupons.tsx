import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Coupon } from '#shared/contract/entities.ts';
import { couponWords } from '#shared/rules/coupons/activity.ts';
import { isClaimable } from '#shared/rules/coupons/coupon.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href } from '#web/navigation/routes.ts';
import { session } from '#web/state/session/session.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Leaving } from './buying-gains.tsx';
import { Option } from './buying-option.tsx';
import type { BuyingStore } from './buying-store.ts';
import './coupon.css';

interface Props extends Leaving {
  readonly coupons: readonly Coupon[];
  readonly store: BuyingStore;
}

/** The number of coupons shown at first. */
const SHOWN = 2;

/** Coupons of the goods. A member claims them here, a visitor goes to the coupon's page. */
export function CouponRow({ coupons, store, leave }: Props) {
  const [open, setOpen] = useState(false);
  const known = isLoggedIn(useSnapshot(session).token);
  const more = coupons.length - SHOWN;
  return (
    <Option label="优惠券" acts>
      <div className="wrap buying__coupons">
        {coupons.slice(0, open || more <= 1 ? coupons.length : SHOWN).map((each) =>
          known ? (
            <ClaimChip key={each.volume_id} coupon={each} store={store} />
          ) : (
            <a key={each.volume_id} className="coupon hit" href={href.coupon({ id: each.volume_id })} onClick={leave}>
              <span>{couponWords(each)}</span>
              <b>{isClaimable(each) ? '领取' : '查看'}</b>
            </a>
          ),
        )}
        {more > 1 && (
          <button type="button" className="go hit" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : `还有 ${more} 张`}
            <Icon name={open ? 'up' : 'down'} size={16} />
          </button>
        )}
      </div>
    </Option>
  );
}

function ClaimChip({ coupon, store }: { readonly coupon: Coupon; readonly store: BuyingStore }) {
  const { claiming, gone } = useSnapshot(store.state);
  const { volume_id, is_get } = coupon;
  const isGone = gone.includes(volume_id);
  const words = <span>{couponWords(coupon)}</span>;
  if (!isClaimable(coupon) || isGone) {
    return (
      <span className="coupon is-got">
        {words}
        <b>{isGone ? '已领完' : is_get ? '已领' : '状态未知'}</b>
      </span>
    );
  }
  const busy = claiming === volume_id;
  return (
    <button
      type="button"
      className={cx('coupon hit', busy && 'is-busy')}
      aria-busy={busy}
      onClick={() => void store.claim(volume_id)}
    >
      {words}
      <b>{busy ? '领取中' : '领取'}</b>
    </button>
  );
}
