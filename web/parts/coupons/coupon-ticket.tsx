import type { ReactNode } from 'react';
import type { Coupon } from '#shared/contract/entities.ts';
import { couponFor, isShopWide } from '#shared/rules/coupons/coupon.ts';
import { shortYuan } from '#shared/rules/money/money.ts';
import { serverNow } from '#web/state/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/tag.tsx';
import { shortMinute } from '../time/day.ts';
import './coupon-ticket.css';

export type TicketFacts = Pick<Coupon, 'type' | 'price' | 'mz_price' | 'goods_name' | 'start_time' | 'end_time'>;

interface Props {
  readonly coupon: TicketFacts;
  /** Greyed out: it cannot be claimed or used. */
  readonly off?: boolean;
  /** Below the validity. */
  readonly children?: ReactNode;
  /** At the end: a button or a stamp. */
  readonly act?: ReactNode;
  readonly className?: string | undefined;
}

/** A coupon as a ticket: discount, minimum amount, scope, validity. */
export function CouponTicket({ coupon, off = false, children, act, className }: Props) {
  const { price, mz_price } = coupon;
  return (
    <div className={cx('ticket', off && 'ticket--off', className)}>
      <span className="ticket__cut">
        <b>
          <small>¥</small>
          {shortYuan(price)}
        </b>
        <span className="small">{mz_price === 0 ? '无门槛' : `满 ${shortYuan(mz_price)} 元`}</span>
      </span>
      <span className="ticket__rest">
        <span className="ticket__body">
          <span className="ticket__name two">
            <Tag tone={off ? 'plain' : 'brand'}>{isShopWide(coupon) ? '店铺券' : '商品券'}</Tag>{' '}
            <span translate={isShopWide(coupon) ? undefined : 'no'}>{couponFor(coupon)}</span>
          </span>
          <span className="small muted">{timeWords(coupon)}</span>
          {children}
        </span>
        {act && <span className="ticket__act">{act}</span>}
      </span>
    </div>
  );
}

/** "12-31 23:59 止", with the year when it is another one. The last word does not stand alone on a line. */
function timeWords({ start_time, end_time }: Pick<TicketFacts, 'start_time' | 'end_time'>): string {
  const now = serverNow();
  if (start_time && start_time > now) return `${shortMinute(start_time)}\u00a0起`;
  if (end_time === undefined) return '有效期未知';
  return end_time ? `${shortMinute(end_time)}\u00a0止` : '长期有效';
}
