/** Messages of goods cards (document 2 §5). They are separate from buying.ts, which the first page does not need. */
import { type Message, say } from './message.ts';

/** Tooltip of the ellipsis in place of a price. */
export const pricesForVerified = say('登录认证用户后可查看采购价');

/** Tooltip of near-expiry goods; `date` such as 2027-03-31. */
export const validUntil = (date: string): Message => say(`有效期至：${date}`);

/** A list without goods (document 1 §8). */
export const noGoods = say('暂无商品');
