/** Messages of the order list (document 1 §8). */
import { say } from './message.ts';

export const received = say('收货成功！');
export const orderClosed = say('订单成功关闭！');

export const paidOrderClosed = say('订单成功关闭！款项已退回账户余额');
