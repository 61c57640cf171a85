/** Payment methods (document 2 §5, §9). Amounts are in fen. */

import type { PayMethod } from '#shared/contract/pay-order.ts';
import { uniqueBy } from '#shared/contract/unique-by.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  amountUnknown,
  balanceOnceBack,
  balanceSuffices,
  balanceTooLow,
  balanceUnread,
  emptyPaymentPassword,
  missingPaymentParameters,
  noPaymentMethod,
  noPaymentPassword,
  paymentUnread,
  tooLowOnceBack,
} from '#shared/messages/payment.ts';
import { isBlank } from '#shared/rules/login/blank.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import type { PaymentSubject } from './payment-subject.ts';

/** Method ids. */
export const BALANCE = '1';
export const WECHAT = '2';
export const ALIPAY = '3';
export const TRANSFER = '4';

const NAMES: Readonly<Record<string, string>> = {
  [BALANCE]: '余额支付',
  [WECHAT]: '微信支付',
  [ALIPAY]: '支付宝',
  [TRANSFER]: '银行转账',
};

/** The methods that can be offered: each once, with a name. The documented ones have a name also where the answer has none. */
export function offeredMethods(pay_list: readonly PayMethod[]): PayMethod[] {
  const named = pay_list.map((way) => ({ ...way, pay_name: way.pay_name.trim() || (NAMES[way.pay_id] ?? '') }));
  return uniqueBy(named, ({ pay_id }) => pay_id).filter(({ pay_name }) => pay_name !== '');
}

/** A payment needs an order id or a split number. */
export const checkSubject = ({ order_id, fd_sn }: PaymentSubject): { ok: true } | { ok: false; message: Message } =>
  order_id || fd_sn ? { ok: true } : { ok: false, message: missingPaymentParameters };

/** The fields of the order for payment that the rules use. */
export interface OrderForPayment {
  readonly order: { readonly money_paid?: number | undefined };
  readonly pay_list: readonly PayMethod[];
  readonly pay_type: string;
  /** Payment is enabled. Undefined, like the other flags, when the answer does not tell. */
  readonly have_pay?: boolean | undefined;
  /** The balance. */
  readonly moneys?: number | undefined;
  /** The part of the balance that an unfinished payment of this order holds; `moneys` is without it. */
  readonly held?: number | undefined;
  /** A payment password is set. */
  readonly pay_pwd?: boolean | undefined;
  /** The balance is enough. */
  readonly ye_true?: boolean | undefined;
}

/** The initial method: the server's default if it can pay, else the first that can; '' without any. */
export function firstMethod(order: OrderForPayment): string {
  const { pay_list, pay_type } = order;
  const able = pay_list.filter(({ pay_id }) => pay_id !== BALANCE || balanceState(order).ok);
  return (able.find(({ pay_id }) => pay_id === pay_type) ?? able[0] ?? pay_list[0])?.pay_id ?? '';
}

/** The message in place of the methods when there are none, or when nobody knows the amount or whether payment is enabled. */
export function withoutMethods({ order, pay_list, have_pay }: OrderForPayment): Message | undefined {
  if (pay_list.length === 0 || have_pay === false) return noPaymentMethod;
  if (have_pay === undefined) return paymentUnread;
  return order.money_paid === undefined ? amountUnknown : undefined;
}

/** Whether the balance can pay. */
export type BalanceState =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: WhyNotBalance; readonly message: Message };
/** `unread`: the answer does not tell. */
export type WhyNotBalance = 'noPassword' | 'tooLow' | 'unread';

/**
 * Balance pay is disabled unless a payment password is set and the balance is enough. `ye_true` decides whether it is enough
 * (document 2 §3); the amount of the balance is only shown.
 */
export function balanceState(order: OrderForPayment): BalanceState {
  if (order.pay_pwd === false) return { ok: false, because: 'noPassword', message: noPaymentPassword };
  if (order.pay_pwd === undefined || order.ye_true === undefined)
    return { ok: false, because: 'unread', message: balanceUnread };
  return order.ye_true ? { ok: true } : { ok: false, because: 'tooLow', message: whyTooLow(order) };
}

/** What this order itself holds of the balance is counted: the notice about it stands above. */
function whyTooLow({ order: { money_paid }, moneys = 0, held }: OrderForPayment): Message {
  if (!isAbove0(held) || money_paid === undefined) return balanceTooLow;
  return moneys + held >= money_paid ? balanceOnceBack : tooLowOnceBack;
}

export const checkPaymentPassword = (password: string): { ok: true } | { ok: false; message: Message } =>
  isBlank(password) ? { ok: false, message: emptyPaymentPassword } : { ok: true };

/**
 * The combined-balance switch is shown when the method is not balance and the balance is above 0. Where the balance is enough
 * and no payment password is set it would only send the buyer round: to the balance, and from there back.
 */
export const showsCombined = (method: string, { moneys, ye_true, pay_pwd }: OrderForPayment): boolean =>
  method !== '' && method !== BALANCE && isAbove0(moneys) && !(ye_true && !pay_pwd);

/** The balance is less than the amount: a shop that calls more than that too low takes it for a part no more than for all. */
export const paysPart = ({ moneys, order }: OrderForPayment): boolean =>
  isAbove0(moneys) && moneys < (order.money_paid ?? Number.POSITIVE_INFINITY);

/** Why the combined-balance switch is refused: the balance is enough, no payment password is set, or nobody knows. */
export function combinedRefusal(order: OrderForPayment): Message | undefined {
  if (order.ye_true) return balanceSuffices;
  const balance = balanceState(order);
  return balance.ok || balance.because === 'tooLow' ? undefined : balance.message;
}

/** The amount due, split into the part from the balance and the part by the method. The server spends bonus first. */
export interface Split {
  readonly balance: number | undefined;
  readonly method: number | undefined;
}

/** True when both ask for the same amounts. */
export const sameSplit = (one: Split, other: Split): boolean =>
  one.balance === other.balance && one.method === other.method;

/** The split when a method is known to charge this amount of what is due. */
export const splitCharging = (method: number, { order }: OrderForPayment): Split => ({
  method,
  balance: order.money_paid === undefined ? undefined : Math.max(0, order.money_paid - method),
});

export function splitAmount(method: string, combined: boolean, order: OrderForPayment): Split {
  const due = order.order.money_paid;
  if (method === BALANCE) return { balance: due, method: 0 };
  if (due === undefined) return { balance: undefined, method: undefined };
  const { moneys } = order;
  const balance =
    combined && showsCombined(method, order) && !order.ye_true && isAbove0(moneys) ? Math.min(moneys, due) : 0;
  return { balance, method: due - balance };
}
