/** The message of a failed step that a form or a dialog shows in place of a toast. */
import type { Message } from '#shared/messages/message.ts';
import { afterError } from '#shared/rules/after-error.ts';
import { report } from '../loading/failure.ts';

interface Told {
  readonly message?: Message;
  readonly error?: unknown;
}

/** The message to show in place. Errors that lead elsewhere or have no message are reported instead. */
export function inPlace({ message, error }: Told): Message | undefined {
  if (error === undefined) return message;
  if (message && afterError(error).leads === 'nowhere') return message;
  report(error);
  return undefined;
}
