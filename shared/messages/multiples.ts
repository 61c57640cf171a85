/** The order multiple below a quantity, in base units called `unit`. In a file of its own, because the goods page alone says it. */
import { type Message, say } from './message.ts';

export const multiplesOf = (multiple: number, unit: string): Message => say(`${multiple} ${unit}的倍数`);
