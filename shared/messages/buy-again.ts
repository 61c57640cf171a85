/** Sentences of buying an order again. */
import { type Message, say } from './message.ts';

/** Some of the lines went into the cart, the rest did not, or not whole. */
export const partlyBoughtAgain = (rest: number): Message =>
  say(`部分商品已加入购物车，${rest}种商品库存不足或不可购买`);

/** Asked after some lines did not go in, or not whole: which and why. */
export const seeCartAgain = (reasons: readonly string[]): Message =>
  say(`部分商品已加入购物车。${reasons.join('；')}。去购物车看看吗？`);

/** No line went into the cart. */
export const nothingBoughtAgain = say('该订单的商品暂不可购买！');
