/** A text that is longer than the shop takes. It is refused, never cut. */
import { type Message, say } from './message.ts';

/** `what` is the label of the field, `longest` a count of characters. */
export const textTooLong = (what: string, longest: number): Message => say(`${what}最多${longest}字，请删减后再提交`);
