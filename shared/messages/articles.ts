/** Sentences of the articles (document 1 §8). */
import { say } from './message.ts';

export const liked = say('成功点赞！');
export const alreadyLiked = say('今天您已经点过赞了哦！');
/** The answer was lost and others may have liked meanwhile; the shop counts one like a day, so another tap does no harm. */
export const likeUnknown = say('网络中断，不确定是否点上；可再点一次，不会重复计数！');
