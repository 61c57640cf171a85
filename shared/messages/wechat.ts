/** Messages about binding the official account. */
import { say } from './message.ts';

export const bound = say('绑定成功！');
export const unbound = say('解绑成功！');
export const unbindAsks = say('解绑后不能在微信里直接付款，登录和订单不受影响。');
