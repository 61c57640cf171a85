/** The message of a failed step that a form or a dialog shows in place of a toast. */
import type { Message } from '#shared/messages/message.ts';
import { afterError } from '#shared/rules/app/after-error.ts';
import { report } from '../loading/failure.ts';

interface Told {
  readonly message?: Message;
  readonly error?: unknown;
}

/** The message to show in place; undefined for errors that lead elsewhere or have no message. */
export const messageInPlace = ({ message, error }: Told): Message | undefined =>
  error === undefined || afterError(error).leads === 'nowhere' ? message : undefined;

/** The same, and reports the errors without one. */
export function inPlace(told: Told): Message | undefined {
  const message = messageInPlace(told);
  if (!message && told.error !== undefined) report(told.error);
  return message;
}
