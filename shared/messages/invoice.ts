/** Messages about invoice requests. */
import { say } from './message.ts';

export const chooseOrders = say('请选择需要开票的订单！');
export const enterTitle = say('请输入发票抬头！');
export const wrongTaxNumber = say('请输入正确的税号！');
export const wrongEmail = say('请输入正确的邮箱！');
export const invoiceAsked = say('申请已提交，请等待开票！');
