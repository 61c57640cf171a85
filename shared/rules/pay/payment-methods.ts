/** Payment methods (document 2 §5, §9). Amounts are in fen. */

import type { PayMethod } from '#shared/contract/pay-order.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  amountUnknown,
  balanceOnceBack,
  balanceSuffices,
  balanceTooLow,
  emptyPaymentPassword,
  missingPaymentParameters,
  noPaymentMethod,
  noPaymentPassword,
  tooLowOnceBack,
} from '#shared/messages/payment.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import type { PaymentSubject } from './payment-subject.ts';

/** Method ids. */
export const BALANCE = '1';
export const WECHAT = '2';
export const ALIPAY = '3';
export const TRANSFER = '4';

/** A payment needs an order id or a split number. */
export const checkSubject = ({ order_id, fd_sn }: PaymentSubject): { ok: true } | { ok: false; message: Message } =>
  order_id || fd_sn ? { ok: true } : { ok: false, message: missingPaymentParameters };

/** The fields of the order for payment that the rules use. */
export interface OrderForPayment {
  readonly order: { readonly money_paid?: number | undefined };
  readonly pay_list: readonly PayMethod[];
  readonly pay_type: string;
  readonly have_pay: boolean;
  /** The balance. */
  readonly moneys?: number | undefined;
  /** The part of the balance that an unfinished payment of this order holds; `moneys` is without it. */
  readonly held?: number | undefined;
  /** A payment password is set. */
  readonly pay_pwd: boolean;
  /** The balance is enough. */
  readonly ye_true: boolean;
}

/** The initial method: the server's default if it can pay, else the first that can; '' without any. */
export function firstMethod(order: OrderForPayment): string {
  const { pay_list, pay_type } = order;
  const able = pay_list.filter(({ pay_id }) => pay_id !== BALANCE || balanceState(order).ok);
  return (able.find(({ pay_id }) => pay_id === pay_type) ?? able[0] ?? pay_list[0])?.pay_id ?? '';
}

/** The message in place of the methods when there are none, or when the amount is unknown. */
export const withoutMethods = ({ order, pay_list, have_pay }: OrderForPayment): Message | undefined =>
  pay_list.length === 0 || !have_pay ? noPaymentMethod : order.money_paid === undefined ? amountUnknown : undefined;

/** Whether the balance can pay. */
export type BalanceState =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: 'noPassword' | 'tooLow'; readonly message: Message };

/** Balance pay is disabled unless a payment password is set and the balance is enough. */
export function balanceState(order: OrderForPayment): BalanceState {
  if (!order.pay_pwd) return { ok: false, because: 'noPassword', message: noPaymentPassword };
  return order.ye_true ? { ok: true } : { ok: false, because: 'tooLow', message: whyTooLow(order) };
}

/** What this order itself holds of the balance is counted: the notice about it stands above. */
function whyTooLow({ order: { money_paid }, moneys = 0, held }: OrderForPayment): Message {
  if (!isAbove0(held) || money_paid === undefined) return balanceTooLow;
  return moneys + held >= money_paid ? balanceOnceBack : tooLowOnceBack;
}

export const checkPaymentPassword = (password: string): { ok: true } | { ok: false; message: Message } =>
  password === '' ? { ok: false, message: emptyPaymentPassword } : { ok: true };

/**
 * The combined-balance switch is shown when the method is not balance and the balance is above 0. Where the balance is enough
 * and no payment password is set it would only send the buyer round: to the balance, and from there back.
 */
export const showsCombined = (method: string, { moneys, ye_true, pay_pwd }: OrderForPayment): boolean =>
  method !== '' && method !== BALANCE && isAbove0(moneys) && !(ye_true && !pay_pwd);

/** Why the combined-balance switch is refused: the balance is enough, or no payment password is set. */
export function combinedRefusal({ ye_true, pay_pwd }: OrderForPayment): Message | undefined {
  if (ye_true) return balanceSuffices;
  return pay_pwd ? undefined : noPaymentPassword;
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
