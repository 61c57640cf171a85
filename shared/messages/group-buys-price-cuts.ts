/** Messages about group buys (group) and price cuts (help). */
import { type Message, say } from './message.ts';

export const groupStarted = say('开团成功！');
export const groupJoined = say('参团成功！');
export const cutStarted = say('砍价已发起！');

/** `amount` in yuan, by which the price fell. */
export const cutBy = (amount: string): Message => say(`帮砍成功，已砍${amount}元！`);
