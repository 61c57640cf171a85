/** Messages of a shop that the operator has closed (document 1 §2). */
import { say } from './message.ts';

export const shopClosedTitle = say('系统暂时关闭');

/** Shown in the closed shop when the operator gave no comment. */
export const shopClosedComment = say('系统数据升级，暂时关闭，请耐心等待！');
