/** Messages of the order list (document 1 §8). */
import { type Message, say } from './message.ts';

export const received = say('收货成功！');
export const orderClosed = say('订单成功关闭！');

/** `returns` is what came back in words, or empty when only the amount was known. */
export const paidOrderClosed = (returns: readonly string[]): Message =>
  say(`订单成功关闭！${returns.length > 0 ? `已退回${returns.join('、')}` : '款项已退回账户余额'}`);
