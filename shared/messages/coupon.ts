/** Messages about coupons (volume) and other claimed gifts (document 2 §8). */
import { type Message, say } from './message.ts';

export const claimed = say('领取成功！');

/** Of all coupons, so many: counted in the member's own coupons. */
export const claimedMany = (count: number): Message => say(`领取成功！共领取${count}张优惠券`);

export const noneClaimed = say('没有领到优惠券，请刷新后核对！');
