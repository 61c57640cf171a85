/** Messages of the trail. No document has them. */
import { say } from './message.ts';

export const notCopied = say('无法复制，请长按文字选择');
