/** Messages of the out-of-stock pre-order (document 2 §8). */
import { say } from './message.ts';

export const logInToPreOrder = say('请先登录');
export const wrongPreOrder = say('数据有误，请核对！');
export const preOrdered = say('提交成功（我的->缺货预购->查看记录）');

/** The goods' packs leave no unit in which they can be ordered. */
export const noUnitOffered = say('没有可预购的单位，请联系客服');
