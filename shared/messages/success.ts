/** Short success messages that several subjects share (document 2 §8). */
import { say } from './message.ts';

export const done = say('操作成功！');
export const copied = say('复制成功！');
