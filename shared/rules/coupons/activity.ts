/** Texts about the benefits of activities and coupons (document 2 §3). Amounts are in fen. */

import type { Coupon, GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import { countOf, UNKNOWN } from '#shared/rules/app/unknown.ts';
import { giftLink } from '#shared/rules/goods/goods-link.ts';
import { shortYuan } from '#shared/rules/money/money.ts';

type ShopGain = ShopActivity['data_list'][number];

/** Benefit types of a shop activity: 1 discount, 2 reduction, 3 gift. */
export const gainLabel: Readonly<Record<ShopGain['type'], string>> = { '1': '折扣', '2': '满减', '3': '满赠' };

/** Gift types (document 2 §9): 2 coupon, 3 points, any other goods. */
const COUPON = '2';
const POINTS = '3';

interface Gift {
  readonly gift_type?: string | undefined;
  readonly gift_id: string;
  readonly gift_name?: string | undefined;
}

/** The name of a gift without a leading 赠品, which the surrounding text says already. */
export const giftName = ({ gift_name = '' }: Pick<Gift, 'gift_name'>): string =>
  gift_name.replace(/^(赠品|赠)[\s：:·-]*/, '') || '赠品';

/** 赠口罩, or 赠品 when the gift has no name. */
const given = (gift: Pick<Gift, 'gift_name'>): string => {
  const name = giftName(gift);
  return name === '赠品' ? name : `赠${name}`;
};

/** The page of a gift. Coupons and points have none. */
export const giftTarget = ({ gift_type, gift_id }: Gift): string | undefined =>
  gift_id === '' || gift_type === COUPON || gift_type === POINTS ? undefined : giftLink(gift_id);

/** How often an account can use a limited shop activity: once in `once_time` days, or once when it is empty. A shop may send its own text. */
function onceWords({ once_time = '' }: Pick<ShopActivity, 'once_time'>): string {
  const days = Number(once_time);
  if (Number.isNaN(days)) return once_time;
  return Number.isInteger(days) && days > 0 ? `每个账号 ${days} 天内限一次` : '每个账号限一次';
}

/** Until when a shop activity goes on, and how often an account can use it. `written` writes a day. */
export function activityTime(activity: ShopActivity, written: (ms: number) => string): string {
  const { long_time, end_time, is_once } = activity;
  const isLong = long_time || end_time === null;
  const until = isLong ? '长期有效' : end_time === undefined ? '有效期未知' : `截止 ${written(end_time)}`;
  return is_once ? `${until}，${onceWords(activity)}` : until;
}

/** 10 折 is the whole price. A discount of nothing or of everything is none that anybody can know. */
const NO_DISCOUNT = 1000;

function gainWords({ type, price, gift_name, gift_num }: ShopGain): string {
  switch (type) {
    case '1':
      return `打${price === undefined || price <= 0 || price >= NO_DISCOUNT ? UNKNOWN : Number((price / 100).toFixed(2))}折`;
    case '2':
      return `减${shortYuan(price)}元`;
    case '3':
      return `${given({ gift_name })}×${countOf(gift_num)}`;
  }
}

/** "满1,000元减30元，包邮": threshold, benefits, free shipping; 享优惠 where no benefit can be read. */
export function shopActivityWords({ mz_price, data_list, package: free }: ShopActivity): string {
  const gains = data_list.map(gainWords);
  return `满${shortYuan(mz_price)}元${[...gains, ...(free ? ['包邮'] : [])].join('，') || '享优惠'}`;
}

/** "买50赠血糖试纸×1，可叠加": threshold, gifts, stackable; 赠品 where no gift can be read. */
export function goodsActivityWords({ mz_num, data_list, gift_plus }: GoodsActivity, unit = ''): string {
  const gifts = data_list.map((gift) =>
    gift.gift_type === POINTS ? `${countOf(gift.gift_num)}积分` : `${giftName(gift)}×${countOf(gift.gift_num)}`,
  );
  const gained = `赠${gifts.join('、') || '品'}`.replace(/^赠赠/, '赠');
  return `买${countOf(mz_num)}${unit}${gained}${gift_plus ? '，可叠加' : ''}`;
}

/** "满300减20"; without a minimum spend "减20". */
export const couponWords = ({ price, mz_price }: Pick<Coupon, 'price' | 'mz_price'>): string =>
  `${mz_price === 0 ? '' : `满${shortYuan(mz_price)}`}减${shortYuan(price)}`;

const SHOP_WIDE: Coupon['type'] = '1';

/** What a coupon is valid for: type 1 the whole shop, any other a product (document 2 §3). */
export const couponScope = ({ type, goods_name }: Pick<Coupon, 'type' | 'goods_name'>): string =>
  type === SHOP_WIDE ? '全场通用' : (goods_name ?? '指定商品');
