/** What activities and coupons give, in words (document 2 §3). Amounts in fen. */

import type { Coupon, GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import { giftLink } from './goods-link.ts';
import { shortYuan } from './money.ts';
import { UNKNOWN } from './unknown.ts';

type ShopGain = ShopActivity['data_list'][number];

/** The kind of a shop activity's gain: 1 discount, 2 reduction, 3 gift. */
export const gainLabel: Readonly<Record<ShopGain['type'], string>> = { '1': '折扣', '2': '满减', '3': '满赠' };

/** Kinds of a gift (document 2 §9): 2 a coupon, 3 points; anything else is a goods. */
const COUPON = '2';
const POINTS = '3';

interface Gift {
  readonly gift_type?: string | undefined;
  readonly gift_id: string;
  readonly gift_name?: string | undefined;
}

/** A gift's name without the word 赠品 that it may begin with: the sentence around it says so already. */
export const giftName = ({ gift_name = '' }: Pick<Gift, 'gift_name'>): string =>
  gift_name.replace(/^(赠品|赠)[\s：:·-]*/, '') || '赠品';

/** What is given, in words: 赠口罩, and 赠品 where nobody names it. */
const given = (gift: Pick<Gift, 'gift_name'>): string => {
  const name = giftName(gift);
  return name === '赠品' ? name : `赠${name}`;
};

/** The page of a gift: a goods has one; a coupon and points have none. */
export const giftTarget = ({ gift_type, gift_id }: Gift): string | undefined =>
  gift_id === '' || gift_type === COUPON || gift_type === POINTS ? undefined : giftLink(gift_id);

/** How often an account gets a shop activity that is not for every order: `once_time` counts days, none is for ever; a shop may send the sentence itself. */
export function onceWords({ once_time = '' }: Pick<ShopActivity, 'once_time'>): string {
  const days = Number(once_time);
  if (Number.isNaN(days)) return once_time;
  return Number.isInteger(days) && days > 0 ? `每个账号 ${days} 天内限一次` : '每个账号限一次';
}

function gainWords({ type, price, gift_name, gift_num }: ShopGain): string {
  switch (type) {
    case '1':
      return `打${price === undefined ? UNKNOWN : Number((price / 100).toFixed(2))}折`;
    case '2':
      return `减${shortYuan(price)}元`;
    case '3':
      return `${given({ gift_name })}×${gift_num ?? 1}`;
  }
}

/** "满1,000元减30元，包邮": threshold, gains, free shipping. */
export function shopActivityWords({ mz_price, data_list, package: free }: ShopActivity): string {
  const gains = data_list.map(gainWords);
  return `满${shortYuan(mz_price)}元${[...gains, ...(free ? ['包邮'] : [])].join('，')}`;
}

/** "买50赠血糖试纸×1，可叠加": threshold, gifts, and whether they stack. */
export function goodsActivityWords({ mz_num, data_list, gift_plus }: GoodsActivity, unit = ''): string {
  const gifts = data_list.map((gift) =>
    gift.gift_type === POINTS ? `${gift.gift_num}积分` : `${giftName(gift)}×${gift.gift_num}`,
  );
  return `买${mz_num}${unit}赠${gifts.join('、')}${gift_plus ? '，可叠加' : ''}`;
}

/** "满300减20"; without a minimum spend "减20". */
export const couponWords = ({ price, mz_price }: Pick<Coupon, 'price' | 'mz_price'>): string =>
  `${mz_price === 0 ? '' : `满${shortYuan(mz_price)}`}减${shortYuan(price)}`;

const SHOP_WIDE: Coupon['type'] = '1';

/** What a coupon is for, in words: type 1 is shop-wide, any other is for a product (document 2 §3). */
export const couponScope = ({ type, goods_name }: Pick<Coupon, 'type' | 'goods_name'>): string =>
  type === SHOP_WIDE ? '全场通用' : (goods_name ?? '指定商品');
