import { useState } from 'react';
import type { Coupon, GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import { couponWords, gainLabel, goodsActivityWords, shopActivityWords } from '#shared/rules/activity.ts';
import { giftLink } from '#shared/rules/goods-link.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { hrefOf } from '#web/state/routes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Option } from './buying-option.tsx';
import './coupon.css';

interface CouponProps extends Leaving {
  readonly coupons: readonly Coupon[];
}

/** What stands around the form closes, because one of its links leads to another page. */
export interface Leaving {
  readonly leave?: (() => void) | undefined;
}

/** Coupons of the goods; they are claimed on the coupon page. */
export function CouponRow({ coupons, leave }: CouponProps) {
  return (
    <Option label="优惠券">
      <a className="buying__more" href={hrefOf('/volume')} onClick={leave}>
        <span className="buying__coupons">
          {coupons.map((each) => (
            <span key={each.volume_id} className={each.is_get ? 'coupon is-got' : 'coupon'}>
              <span>{couponWords(each)}</span>
              <b>{each.is_get ? '已领' : '领取'}</b>
            </span>
          ))}
        </span>
        <Icon name="right" size={16} />
      </a>
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
      <Dialog open={open} title="活动详情" onClose={() => setOpen(false)}>
        <div className="buying__activities">
          {shop.length > 0 && <h3>商城活动</h3>}
          {shop.map((each) => (
            <ShopActivityItem key={`${each.name} ${each.mz_price}`} activity={each} leave={follow} />
          ))}
          {goods.length > 0 && <h3>商品活动</h3>}
          {goods.map((each) => (
            <div key={`${each.goods_name} ${each.mz_num}`} className="buying__activity">
              <b>{each.goods_name}</b>
              <p>{goodsActivityWords(each, unit)}</p>
              <Gifts gifts={each.data_list} leave={follow} />
            </div>
          ))}
        </div>
      </Dialog>
    </Option>
  );
}

function ShopActivityItem({ activity, leave }: Leaving & { readonly activity: ShopActivity }) {
  const until = activity.long_time || !activity.end_time ? '长期有效' : `截止 ${dayOf(activity.end_time)}`;
  return (
    <div className="buying__activity">
      <b>{activity.name}</b>
      <p>{shopActivityWords(activity)}</p>
      <p className="small muted">{activity.is_once ? `${until}，每个账号限一次` : until}</p>
      <Gifts gifts={activity.data_list.filter(({ type }) => type === '3')} leave={leave} />
    </div>
  );
}

interface Gift {
  readonly gift_id: string;
  readonly gift_name?: string | undefined;
}

function Gifts({ gifts, leave }: Leaving & { readonly gifts: readonly Gift[] }) {
  return gifts.map(
    ({ gift_id, gift_name }) =>
      gift_id !== '' && (
        <a key={gift_id} className="link" href={hrefOf(giftLink(gift_id))} onClick={leave}>
          赠品：{gift_name}
        </a>
      ),
  );
}
