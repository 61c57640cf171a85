/** Messages of the generic response contract (document 1 §8, document 2 §8). */
import { say } from './message.ts';

/** There was no usable answer. */
export const requestFailed = say('数据请求失败！');

/** The login is no longer valid; shown once. */
export const loginLost = say('登录已断开，请重新登录！');

export const missingParameter = say('缺少参数！');

/** The shop does not have an assumed call. */
export const notOffered = say('该功能暂未开放');

export const loadFailed = say('加载失败，点击重试');

/** A bug of this program, not of the network or the server. */
export const ourFault = say('页面出错了，不是您的网络问题');

/** A refusal whose text must not be shown (`no_mes`). */
export const notShown = say('暂时无法显示');
