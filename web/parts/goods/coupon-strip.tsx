import type { Coupon } from '#shared/contract/entities.ts';
import { couponScope } from '#shared/rules/coupons/activity.ts';
import { couponLinkWords } from '#shared/rules/coupons/coupon.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { yuan } from '#web/ui/price.tsx';
import '#web/ui/words.css';
import './coupon-strip.css';
import { GoodsListHead } from './goods-list-head.tsx';

interface Props {
  readonly title?: string | undefined;
  readonly des?: string | undefined;
  readonly coupons: readonly Coupon[];
}

/** Coupons in a strip that scrolls by itself. Claiming happens on the coupon page. */
export const CouponStrip = ({ title, des, coupons }: Props) => (
  <section>
    {title && (
      <GoodsListHead title={title} more={hrefOf('/volume')}>
        {des && <span className="small muted clip">{des}</span>}
      </GoodsListHead>
    )}
    <ul className="sideways coupon-strip">
      {coupons.map(({ volume_id, price, mz_price, type, goods_name, is_get }) => (
        <li key={volume_id} className="keep">
          <a className="card row loose coupon-strip__coupon" href={hrefOf('/volume')}>
            <span className="strong coupon-strip__sum">
              ¥<b>{yuan(price).replace(/\.00$/, '')}</b>
            </span>
            <span className="small">
              {mz_price !== 0 ? `满${yuan(mz_price).replace(/\.00$/, '')}可用` : '无门槛'}
              <br />
              <span className="muted">{couponScope({ type, goods_name })}</span>
            </span>
            <span className="small strong tone-good coupon-strip__act">{couponLinkWords({ is_get })}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
