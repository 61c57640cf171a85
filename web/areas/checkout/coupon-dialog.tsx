import type { Coupon } from '#shared/contract/entities.ts';
import { couponScope, couponWords } from '#shared/rules/activity.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';

interface Props {
  readonly open: boolean;
  readonly coupons: readonly Coupon[];
  readonly chosen: string;
  readonly onChoose: (volume_id: string) => unknown;
  readonly onClose: () => void;
}

/** Which coupon is used, or none. */
export function CouponDialog({ open, coupons, chosen, onChoose, onClose }: Props) {
  return (
    <Dialog open={open} title="选择优惠券" onClose={onClose}>
      <div className="pick-list">
        {coupons.map((each) => (
          <Tick
            key={each.volume_id}
            group="coupon"
            className="pick-list__row"
            on={each.volume_id === chosen}
            onChange={() => onChoose(each.volume_id)}
          >
            <b>{couponWords(each)}</b>
            <span className="small muted">{wordsOf(each)}</span>
          </Tick>
        ))}
        <Tick group="coupon" className="pick-list__row" on={chosen === ''} onChange={() => onChoose('')}>
          <b>不使用优惠券</b>
        </Tick>
      </div>
    </Dialog>
  );
}

const wordsOf = (coupon: Coupon): string =>
  [couponScope(coupon), coupon.end_time ? `${dayOf(coupon.end_time)} 到期` : ''].join('　');
