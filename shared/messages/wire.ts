/** Sentences of the generic response contract (document 1 §8, document 2 §8). */
import { say } from './message.ts';

/** The network gave no usable answer. */
export const requestFailed = say('数据请求失败！');

/** The server no longer knows the login; said once. */
export const loginLost = say('登录已断开，请重新登录！');

/** A call lacks a parameter. */
export const missingParameter = say('缺少参数！');

/** The environment does not offer a call that the documents need and do not show. */
export const notOffered = say('该功能暂未开放');

/** A load failed and can be tried again. */
export const loadFailed = say('加载失败，点击重试');

/** A fault of our own: neither the buyer's network nor the server is to blame. */
export const ourFault = say('页面出错了，不是您的网络问题');

/** A refusal whose words are to stay unsaid (`no_mes`). */
export const notShown = say('暂时无法显示');
