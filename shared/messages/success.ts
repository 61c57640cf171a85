/** Short success messages that several subjects share (document 2 §8). */
import { say } from './message.ts';

export const done = say('操作成功！');
/** A table was saved as this file. */
export const handedOut = (file: string) => say(`已导出 ${file}`);
export const copied = say('复制成功！');
