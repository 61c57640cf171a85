/** Confirmations before an order is changed. The messages afterwards load with the action. */
import { type Message, say } from './message.ts';

export const closeThisOrder = say('确定要关闭该订单吗？');

/** Asked after an unpaid order was closed. */
export const backIntoCart = say('要把这些商品放回购物车吗？');

export const receiveThisOrder = say('确定已收到该订单的全部商品吗？');

export const receiveThisParcel = say('确定已收到该包裹的商品吗？');

/**
 * Says what closing a paid order gives back, and where to: `returns` in words, or empty when only the amount is known.
 * `yuan` is '' when that is unknown too.
 */
export const closePaidOrder = (yuan: string, returns: readonly string[]): Message =>
  say(
    returns.length > 0
      ? `该订单已付款，关闭后将退回：${returns.join('、')}。确定要关闭吗？`
      : `该订单已付款，关闭后${yuan === '' ? '款项' : `¥${yuan}`}将退回账户余额，确定要关闭吗？`,
  );
