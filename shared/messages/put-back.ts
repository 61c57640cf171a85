/** Sentences of putting a closed order's goods back into the cart. */
import { type Message, say } from './message.ts';

/** While its goods are looked up and added. */
export const putBackNow = say('正在放回购物车…');

/** All of them are there again. */
export const backInCart = (kinds: number): Message => say(`${kinds} 种商品已放回购物车`);

/** Less than was ordered then went into the cart, because of what `why` says. */
export const backInPart = (why: Message, added: number): Message => say(`${why.text}，已放回 ${added}`);

/** A batch or a specification that nobody can tell from the order, or several goods of that name. */
export const chooseAgain = say('请重新选择');

/** The goods could not be asked for. */
export const notReadable = say('商品信息没有取到，请重试');
