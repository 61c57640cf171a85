/** What is asked before something is done with an order. Apart from what is said afterwards, which comes with the doing. */
import { type Message, say } from './message.ts';

/** Asked before an order is closed. */
export const closeThisOrder = say('确定要关闭该订单吗？');

/** Asked once an unpaid order is closed: what was in it may be wanted all the same. */
export const backIntoCart = say('要把这些商品放回购物车吗？');

/** Asked before the receipt of a whole order is confirmed. */
export const receiveThisOrder = say('确定已收到该订单的全部商品吗？');

/** Asked before the receipt of one parcel is confirmed. */
export const receiveThisParcel = say('确定已收到该包裹的商品吗？');

/** Asked before a paid order is closed: where the money goes. `yuan` is '' where nobody knows how much it is. */
export const closePaidOrder = (yuan: string): Message =>
  say(`该订单已付款，关闭后${yuan === '' ? '款项' : `¥${yuan}`}将退回账户余额，确定要关闭吗？`);
