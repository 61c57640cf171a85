/** Sentences of coupons (volume) and of what is claimed like them (document 2 §8). */
import { say } from './message.ts';

/** A coupon or a sign-in gift was claimed. */
export const claimed = say('领取成功！');
