/** Messages of the feedback panel (document 2 §8). */
import { say } from './message.ts';

export const enterFeedback = say('内容不能为空！');

/** The attached trail does not fit after the text. No document has this message. */
export const trailTooLong = say('字数已满，放不下操作记录，请缩短内容或移除操作记录');
