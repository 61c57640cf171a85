/** Sentences of the member's trail; ours. */
import { say } from './message.ts';

export const notCopied = say('无法复制，请长按文字选择');
