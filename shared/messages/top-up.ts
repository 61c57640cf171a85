/** Messages about top-ups (document 2 §5, §8). */
import { say } from './message.ts';

export const chooseAmount = say('请选择金额或输入金额');
export const enterAmount = say('请输入金额');
/** The amount of an activity came and cannot be read. */
export const activityUnreadable = say('该活动的金额无法读取，请联系客服');
/** The typed amount is not a number with at most two decimals. */
export const amountUnreadable = say('请输入正确的金额，最多两位小数');
/** The activity in the address is not among those that could be read. */
export const activityMissing = say('没有找到该充值活动，可能已结束，请选择其他活动或金额');
export const activitiesUnreadable = say('充值活动无法读取，请稍后重试');
export const paymentOff = say('支付未开启，不能支付');
export const bonusFirst = say('赠送金额优先于余额使用，不可提现');
export const deleteThisRecord = say('确定要删除该记录吗？');
export const recordDeleted = say('删除成功！');
/** The top-up in the address does not exist, or belongs to another member. */
export const noTopUp = say('充值记录不存在！');
