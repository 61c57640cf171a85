/** Sentences of goods cards (document 2 §5); apart from those of buying, which a first page does without. */
import { type Message, say } from './message.ts';

/** Tooltip of the ellipsis that stands in a price's place. */
export const pricesForVerified = say('登录认证用户后可查看采购价');

/** Tooltip of near-expiry goods; `date` as 2027-03-31. */
export const validUntil = (date: string): Message => say(`有效期至：${date}`);
