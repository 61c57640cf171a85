import { Suspense, useState } from 'react';
import type { GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import { gainLabel, goodsActivityWords, shopActivityWords } from '#shared/rules/coupons/activity.ts';
import { later } from '#web/parts/page/later.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Option } from './buying-option.tsx';

const ActivityDetails = later(async () => (await import('./activity-details.lazy.tsx')).ActivityDetails).View;

/** Closes the surrounding dialog when a link navigates. */
export interface Leaving {
  readonly leave?: (() => void) | undefined;
}

interface ActivityProps extends Leaving {
  readonly shop: readonly ShopActivity[];
  readonly goods: readonly GoodsActivity[];
  readonly unit: string;
}

/** The activities on one line; the activity dialog lists them all. */
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
      <button type="button" className="row tall size-13 on-paper buying__more" onClick={() => setOpen(true)}>
        <Tag tone="brand">{first ? gainLabel[first.type] : shop.length > 0 ? '活动' : '买赠'}</Tag>
        <span className="clip">{words.join('；')}</span>
        <Icon name="right" size={16} className="push muted" />
      </button>
      {open && (
        <Suspense>
          <ActivityDetails shop={shop} goods={goods} unit={unit} onLeave={follow} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Option>
  );
}
