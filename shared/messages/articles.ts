/** Messages about articles (document 1 §8). */
import { say } from './message.ts';

export const liked = say('成功点赞！');
export const alreadyLiked = say('今天您已经点过赞了哦！');
/** The answer was lost. Another tap does no harm, because the shop counts one like per day. */
export const likeUnknown = say('网络中断，不确定是否点上；可再点一次，不会重复计数！');
