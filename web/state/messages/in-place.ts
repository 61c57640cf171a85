/** What a form or a dialog says itself of a step that failed, in place of a toast. */
import type { Message } from '#shared/messages/message.ts';
import { afterError } from '#shared/rules/after-error.ts';
import { report } from '../loading/failure.ts';

interface Told {
  readonly message?: Message;
  readonly error?: unknown;
}

/** The words for the place; what leads elsewhere, and what has no words, is reported instead. */
export function inPlace({ message, error }: Told): Message | undefined {
  if (error === undefined) return message;
  if (message && afterError(error).leads === 'nowhere') return message;
  report(error);
  return undefined;
}
