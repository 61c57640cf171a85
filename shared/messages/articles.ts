/** Sentences of the articles (document 1 §8). */
import { say } from './message.ts';

export const liked = say('成功点赞！');
export const alreadyLiked = say('今天您已经点过赞了哦！');
