import { noWholeNumber } from '#shared/messages/buying.ts';
import { say } from '#web/state/messages/toast.ts';

/** Tells that a typed quantity is no whole number. */
export const refuseQuantity = (typed: string): void => say(noWholeNumber(typed), 'warn');
