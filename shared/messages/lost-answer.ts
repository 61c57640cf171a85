/** Messages where an answer does not say what was done: it was lost, or it confirms less than was asked. */
import { say } from './message.ts';

/** The action may or may not have happened; a reload shows it. */
export const outcomeUnknown = say('网络中断，操作结果未知，请刷新后核对！');

/** The shop answered with success and not with what it did, and no reading told it. */
export const notConfirmed = say('商城没有说明操作结果，请刷新后核对！');

/** The shop answered with success, and a reading shows that it did nothing. */
export const notDoneThough = say('已核对，操作没有生效，请重试！');
