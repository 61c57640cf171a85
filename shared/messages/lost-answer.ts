/** The sentence of an act whose answer was lost. */
import { say } from './message.ts';

/** Something was changed, and nobody could say whether; a fresh look shows how it stands. */
export const outcomeUnknown = say('网络中断，操作结果未知，请刷新后核对！');
