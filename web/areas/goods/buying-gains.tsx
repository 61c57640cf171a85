import { Suspense, useState } from 'react';
import type { Coupon, GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import { couponWords, gainLabel, goodsActivityWords, shopActivityWords } from '#shared/rules/activity.ts';
import { href } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Option } from './buying-option.tsx';
import './coupon.css';

const ActivityDetails = later(async () => (await import('./activity-details.lazy.tsx')).ActivityDetails).View;

interface CouponProps extends Leaving {
  readonly coupons: readonly Coupon[];
}

/** What stands around the form closes, because one of its links leads to another page. */
export interface Leaving {
  readonly leave?: (() => void) | undefined;
}

/** Coupons of the goods: each leads to its claim, one that was claimed to the member's own. */
export function CouponRow({ coupons, leave }: CouponProps) {
  return (
    <Option label="优惠券">
      <span className="buying__coupons">
        {coupons.map((each) => (
          <a
            key={each.volume_id}
            className={each.is_get ? 'coupon hit is-got' : 'coupon hit'}
            href={each.is_get ? href.coupons({ my: 'my' }) : href.coupon({ id: each.volume_id })}
            onClick={leave}
          >
            <span>{couponWords(each)}</span>
            <b>{each.is_get ? '已领' : '领取'}</b>
          </a>
        ))}
      </span>
    </Option>
  );
}

interface ActivityProps extends Leaving {
  readonly shop: readonly ShopActivity[];
  readonly goods: readonly GoodsActivity[];
  readonly unit: string;
}

/** Activities on one line; the activity detail dialog lists them all. */
export function ActivityRow({ shop, goods, unit, leave }: ActivityProps) {
  const [open, setOpen] = useState(false);
  const follow = () => {
    setOpen(false);
    leave?.();
  };
  const words = [...shop.map(shopActivityWords), ...goods.map((each) => goodsActivityWords(each, unit))];
  if (words.length === 0) return null;
  const first = shop[0]?.data_list[0];
  return (
    <Option label="活动">
      <button type="button" className="buying__more" onClick={() => setOpen(true)}>
        <Tag tone="brand">{first ? gainLabel[first.type] : '买赠'}</Tag>
        <span className="clip">{words.join('；')}</span>
        <Icon name="right" size={16} />
      </button>
      {open && (
        <Suspense>
          <ActivityDetails shop={shop} goods={goods} unit={unit} onLeave={follow} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Option>
  );
}
