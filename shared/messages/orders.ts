/** Messages of the order list (document 1 §8). */
import { type Message, say } from './message.ts';

export const received = say('收货成功！');
export const orderClosed = say('订单成功关闭！');

/** `returns` is what the payments say that comes back, or empty when nobody tells it: the answer confirms only the closing. */
export const paidOrderClosed = (returns: readonly string[]): Message =>
  say(`订单成功关闭！${returns.length > 0 ? `应退回${returns.join('、')}` : '款项退回'}，请看账户明细`);

/** The lines of an order came and cannot be read. */
export const linesUnreadable = say('订单商品无法读取，请重试或联系客服');
