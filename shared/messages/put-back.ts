/** Messages about adding the goods of a closed order to the cart again. */
import { type Message, say } from './message.ts';

export const putBackNow = say('正在放回购物车…');

export const backInCart = (kinds: number): Message => say(`${kinds} 种商品已放回购物车`);

/** Only `added` pieces could be added, because of `why`. */
export const backInPart = (why: Message, added: number): Message => say(`${why.text}，已放回 ${added}`);

/** The batch, the specification or the product is not clear from the order. */
export const chooseAgain = say('请重新选择');

/** The goods could not be loaded. */
export const notReadable = say('商品信息没有取到，请重试');
