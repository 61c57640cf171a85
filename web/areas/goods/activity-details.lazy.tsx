import type { GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import {
  activityTime,
  giftName,
  giftTarget,
  goodsActivityWords,
  shopActivityWords,
} from '#shared/rules/coupons/activity.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  readonly shop: readonly ShopActivity[];
  readonly goods: readonly GoodsActivity[];
  readonly unit: string;
  /** Called when a link of a gift is followed. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** All activities of the goods, with their end and gifts. */
export function ActivityDetails({ shop, goods, unit, onLeave, onClose }: Props) {
  return (
    <Dialog open title="活动详情" onClose={onClose}>
      <div className="buying__activities">
        {shop.length > 0 && <h3>商城活动</h3>}
        {shop.map((each) => (
          <ShopActivityItem key={`${each.name} ${each.mz_price}`} activity={each} leave={onLeave} />
        ))}
        {goods.length > 0 && <h3>商品活动</h3>}
        {goods.map((each) => (
          <div key={`${each.goods_name} ${each.mz_num}`} className="column tight rule buying__activity">
            <b translate="no">{each.goods_name}</b>
            <p>{goodsActivityWords(each, unit)}</p>
            <Gifts gifts={each.data_list} leave={onLeave} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function ShopActivityItem({ activity, leave }: { readonly activity: ShopActivity; readonly leave: () => void }) {
  return (
    <div className="column tight rule buying__activity">
      <b>{activity.name}</b>
      <p>{shopActivityWords(activity)}</p>
      <p className="small muted">{activityTime(activity, dayOf)}</p>
      <Gifts gifts={activity.data_list.filter(({ type }) => type === '3')} leave={leave} />
    </div>
  );
}

interface Gift {
  readonly gift_type?: string;
  readonly gift_id: string;
  readonly gift_name?: string | undefined;
}

function Gifts({ gifts, leave }: { readonly gifts: readonly Gift[]; readonly leave: () => void }) {
  return gifts.map((gift) => {
    const to = giftTarget(gift);
    return to ? (
      <a key={gift.gift_id} className="link" href={hrefOf(to)} onClick={leave}>
        看{giftName(gift)}
      </a>
    ) : null;
  });
}
