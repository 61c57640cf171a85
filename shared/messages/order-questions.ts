/** What is asked before something is done with an order. Apart from what is said afterwards, which comes with the doing. */
import { say } from './message.ts';

/** Asked before an order is closed. */
export const closeThisOrder = say('确定要关闭该订单吗？');

/** Asked before the receipt of a whole order is confirmed. */
export const receiveThisOrder = say('确定已收到该订单的全部商品吗？');

/** Asked before the receipt of one parcel is confirmed. */
export const receiveThisParcel = say('确定已收到该包裹的商品吗？');
