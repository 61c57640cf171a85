/** Sentences of the feedback panel (document 2 §8). */
import { say } from './message.ts';

export const enterFeedback = say('内容不能为空！');
