/** Messages about coupons (volume) and other claimed gifts (document 2 §8). */
import { type Message, say } from './message.ts';

export const claimed = say('领取成功！');

/** Of all coupons, so many: counted in the member's own coupons. */
export const claimedMany = (count: number): Message => say(`领取成功！共领取${count}张优惠券`);

/** The coupons that an order can use came and cannot be read: none of them is told unusable. */
export const usableUnreadable = say('可用优惠券无法读取，请重试或联系客服');

export const noneClaimed = say('没有领到优惠券，请刷新后核对！');
