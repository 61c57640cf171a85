/** Messages about invoice requests. */
import { type Message, say } from './message.ts';

export const chooseOrders = say('请选择需要开票的订单！');
export const enterTitle = say('请输入发票抬头！');
export const wrongTaxNumber = say('请输入正确的税号！');
export const wrongEmail = say('请输入正确的邮箱！');
export const invoiceAsked = say('申请已提交，请等待开票！');

/** A requested invoice changed by refunds since the request; amounts in yuan. */
export const invoiceLess = (now: string, asked: string): Message =>
  say(`申请后有退款，开票金额由 ¥${asked} 变为 ¥${now}`);
export const invoiceGone = say('申请后已全额退款，这张发票不再开具');
