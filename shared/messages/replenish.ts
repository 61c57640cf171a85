/** Messages about what is usually bought again. */
import { type Message, say } from './message.ts';

/** The reminder of goods is off. */
export const notReminded = (name: string): Message => say(`${name}不再提醒`);
