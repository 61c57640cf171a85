/** Sentences of topping up the balance (document 2 §5, §8). */
import { say } from './message.ts';

export const chooseAmount = say('请选择金额或输入金额');
export const enterAmount = say('请输入金额');
export const paymentOff = say('支付未开启，不能支付');
export const bonusFirst = say('赠送金额优先于余额使用，不可提现');
export const deleteThisRecord = say('确定要删除该记录吗？');
export const recordDeleted = say('删除成功！');
