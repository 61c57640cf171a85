/** Messages about binding the official account. */
import { say } from './message.ts';

export const bound = say('绑定成功！');
export const unbound = say('解绑成功！');
/** WeChat's authorization came back without saying who holds this phone. */
export const askInWechat = say('微信没有返回授权，请再试一次');
export const unbindAsks = say('解绑后不能在微信里直接付款，登录和订单不受影响。');

/** For a member whose official account is not bound and can be. */
export const bindFirst = say('您还未绑定公众号，请先绑定！');
