/** Messages about after-sales. */
import { textTooLong } from './long-text.ts';
import { type Message, say } from './message.ts';

export const chooseServiceGoods = say('请选择售后商品！');
export const serviceReasonMissing = say('请填写售后原因！');
/** The longest reason in characters. */
export const serviceReasonTooLong = (longest: number): Message => textTooLong('售后原因', longest);
export const tooManyToServe = say('售后数量不能超过可售后数量！');

export const serviceApplied = say('已提交，等待审核');

export const withdrawService = say('确定要撤销该售后申请吗？');
export const serviceWithdrawn = say('售后申请已撤销！');

/** The server does not say whether anything can be claimed. */
export const servicesUnknown = say('未查到该订单能否申请售后，请联系客服！');

/** Nothing can be claimed, and the server does not say why. */
export const nothingToServe = say('该订单暂不能申请售后！');
