/** Sentences of buying an order again. */
import { type Message, say } from './message.ts';

/** Some of the lines went into the cart, the rest did not, or not whole. */
export const partlyBoughtAgain = (rest: number): Message =>
  say(`部分商品已加入购物车，${rest}种商品库存不足或不可购买`);

/** No line went into the cart. */
export const nothingBoughtAgain = say('该订单的商品暂不可购买！');
