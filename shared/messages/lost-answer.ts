/** Message after a lost answer. */
import { say } from './message.ts';

/** The action may or may not have happened; a reload shows it. */
export const outcomeUnknown = say('网络中断，操作结果未知，请刷新后核对！');
