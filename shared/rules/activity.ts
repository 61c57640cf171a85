/** What activities and coupons give, in words (document 2 §3). Amounts in fen. */

import type { Coupon, GoodsActivity, ShopActivity } from '#shared/contract/entities.ts';
import { shortYuan } from './money.ts';
import { UNKNOWN } from './unknown.ts';

type ShopGain = ShopActivity['data_list'][number];

/** The kind of a shop activity's gain: 1 discount, 2 reduction, 3 gift. */
export const gainLabel: Readonly<Record<ShopGain['type'], string>> = { '1': '折扣', '2': '满减', '3': '满赠' };

function gainWords({ type, price, gift_name, gift_num }: ShopGain): string {
  switch (type) {
    case '1':
      return `打${price === undefined ? UNKNOWN : Number((price / 100).toFixed(2))}折`;
    case '2':
      return `减${shortYuan(price)}元`;
    case '3':
      return `赠${gift_name ?? '赠品'}×${gift_num ?? 1}`;
  }
}

/** "满1,000元减30元，包邮": threshold, gains, free shipping. */
export function shopActivityWords({ mz_price, data_list, package: free }: ShopActivity): string {
  const gains = data_list.map(gainWords);
  return `满${shortYuan(mz_price)}元${[...gains, ...(free ? ['包邮'] : [])].join('，')}`;
}

/** "买50赠血糖试纸×1，可叠加": threshold, gifts, and whether they stack. */
export function goodsActivityWords({ mz_num, data_list, gift_plus }: GoodsActivity, unit = ''): string {
  const gifts = data_list.map(({ gift_name, gift_num }) => `${gift_name}×${gift_num}`);
  return `买${mz_num}${unit}赠${gifts.join('、')}${gift_plus ? '，可叠加' : ''}`;
}

/** "满300减20"; without a minimum spend "减20". */
export const couponWords = ({ price, mz_price }: Pick<Coupon, 'price' | 'mz_price'>): string =>
  `${mz_price === 0 ? '' : `满${shortYuan(mz_price)}`}减${shortYuan(price)}`;

const SHOP_WIDE: Coupon['type'] = '1';

/** What a coupon is for, in words: type 1 is shop-wide, any other is for a product (document 2 §3). */
export const couponScope = ({ type, goods_name }: Pick<Coupon, 'type' | 'goods_name'>): string =>
  type === SHOP_WIDE ? '全场通用' : (goods_name ?? '指定商品');
