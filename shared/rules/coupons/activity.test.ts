import { expect, test } from 'vitest';
import {
  activityTime,
  couponScope,
  couponWords,
  giftName,
  giftTarget,
  goodsActivityWords,
  shopActivityWords,
} from './activity.ts';

const shop = { name: '', is_once: false, long_time: true, mz_price: 100000 };
const gain = { gift_id: '', price: 0 };

test('the text names discount, reduction, gift and free shipping', () => {
  expect(shopActivityWords({ ...shop, package: true, data_list: [{ ...gain, type: '2', price: 3000 }] })).toBe(
    '满1,000元减30元，包邮',
  );
  expect(shopActivityWords({ ...shop, package: false, data_list: [{ ...gain, type: '1', price: 950 }] })).toBe(
    '满1,000元打9.5折',
  );
  expect(
    shopActivityWords({
      ...shop,
      package: false,
      data_list: [{ ...gain, type: '3', gift_id: '5', gift_name: '口罩', gift_num: 2 }],
    }),
  ).toBe('满1,000元赠口罩×2');
});

test.each([undefined, 0, 1000, 1250])('a discount of %j is none that anybody can know', (price) => {
  expect(shopActivityWords({ ...shop, package: false, data_list: [{ ...gain, type: '1', price }] })).toBe(
    '满1,000元打—折',
  );
});

test('a gift named 赠品 is not written twice', () => {
  expect(giftName({ gift_name: '赠品 医用棉签' })).toBe('医用棉签');
  expect(giftName({ gift_name: '赠品：口罩' })).toBe('口罩');
  const data_list = [{ ...gain, type: '3' as const, gift_name: '赠品', gift_num: 1 }];
  expect(shopActivityWords({ ...shop, package: false, data_list })).toBe('满1,000元赠品×1');
});

test('a goods gift links to its page with show_all, coupons and points have no page', () => {
  expect(giftTarget({ gift_id: '5' })).toBe('/goods?id=5&show_all=1');
  expect(giftTarget({ gift_type: '1', gift_id: '5' })).toBe('/goods?id=5&show_all=1');
  expect([giftTarget({ gift_type: '2', gift_id: '7' }), giftTarget({ gift_type: '3', gift_id: '' })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('an activity is limited to once per account, or once in some days', () => {
  const once = (once_time?: string) =>
    activityTime(
      { ...shop, package: false, data_list: [], is_once: true, ...(once_time !== undefined && { once_time }) },
      String,
    );
  expect([once('30'), once('0'), once()]).toEqual([
    '长期有效，每个账号 30 天内限一次',
    '长期有效，每个账号限一次',
    '长期有效，每个账号限一次',
  ]);
  // The shop's own text is kept.
  expect(once('每个账号30天内限一次')).toBe('长期有效，每个账号30天内限一次');
});

test('until when it goes on', () => {
  const until = (more: object) =>
    activityTime({ ...shop, package: false, data_list: [], long_time: false, ...more }, (ms) => `第 ${ms} 天`);
  expect([until({ end_time: 9 }), until({ end_time: null }), until({})]).toEqual([
    '截止 第 9 天',
    '长期有效',
    '有效期未知',
  ]);
});

test('stackable gifts are marked', () => {
  const gift = { gift_type: '1', gift_id: '7', gift_name: '血糖试纸', gift_num: 1 };
  expect(goodsActivityWords({ goods_name: '', mz_num: 50, gift_plus: true, data_list: [gift] }, '盒')).toBe(
    '买50盒赠血糖试纸×1，可叠加',
  );
});

test('a coupon shows minimum spend and reduction', () => {
  expect(couponWords({ price: 2050, mz_price: 30000 })).toBe('满300减20.50');
  expect(couponWords({ price: 500, mz_price: 0 })).toBe('减5');
});

test('type 1 is shop-wide, any other coupon is for its product', () => {
  expect(couponScope({ type: '1', goods_name: '布洛芬' })).toBe('全场通用');
  expect(couponScope({ type: '2', goods_name: '布洛芬' })).toBe('布洛芬');
  expect(couponScope({ type: '2' })).toBe('指定商品');
});

test('a number that no answer tells is a dash, never 0 or 1', () => {
  const nameless = { ...gain, gift_id: '8', gift_name: '棉签' };
  const words = shopActivityWords({ ...shop, package: false, data_list: [{ ...nameless, type: '3' }] });
  expect(words).toBe('满1,000元赠棉签×—');
  const gifts = [
    { ...nameless, gift_type: '1' },
    { ...nameless, gift_type: '3' },
  ];
  expect(goodsActivityWords({ goods_name: '', data_list: gifts, gift_plus: false }, '盒')).toBe('买—盒赠棉签×—、—积分');
});

test('an activity whose gifts cannot be read, or are told as fewer than none, says no number and no half sentence', () => {
  const odd = { gift_type: '1', gift_id: '7', gift_name: '口罩', gift_num: -2 };
  const activity = { goods_name: '', mz_num: -3, gift_plus: false, data_list: [odd] };
  expect(goodsActivityWords(activity, '盒')).toBe('买—盒赠口罩×—');
  expect(goodsActivityWords({ ...activity, mz_num: 6, data_list: [] }, '盒')).toBe('买6盒赠品');
  const nameless = { ...odd, gift_name: '', gift_num: 3 };
  expect(goodsActivityWords({ ...activity, mz_num: 6, data_list: [nameless] }, '盒')).toBe('买6盒赠品×3');
});
