/** Messages about coupons (volume) and other claimed gifts (document 2 §8). */
import { say } from './message.ts';

export const claimed = say('领取成功！');
