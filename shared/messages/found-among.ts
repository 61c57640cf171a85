import { type Message, say } from './message.ts';

/** Nothing in a list that is at hand holds these words. */
export const noneFound = (words: string): Message => say(`没有「${words}」`);

/** How many of it hold them; a screen reader tells it. */
export const someFound = (count: number): Message => say(`找到 ${count} 个`);
