/** Sentences of the order list (document 1 §8). */
import { say } from './message.ts';

export const received = say('收货成功！');
export const orderClosed = say('订单成功关闭！');

/** An order was changed and its answer was lost; the list shows how it stands. */
export const orderChangeUnknown = say('网络中断，操作结果未知，请刷新后核对！');
