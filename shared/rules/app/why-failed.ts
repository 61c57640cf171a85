/** The reason of a failed request, in one sentence. */
import { NetworkError, ShapeError, UnknownOutcomeError } from '#shared/errors.ts';
import { cameWords, checkNetwork, unreadable } from '#shared/messages/came.ts';
import type { Message } from '#shared/messages/message.ts';

/** Undefined for what is no failed request. */
export function whyFailed(error: unknown): Message | undefined {
  if (error instanceof UnknownOutcomeError) return whyFailed(error.cause);
  if (error instanceof ShapeError) return unreadable;
  if (!(error instanceof NetworkError)) return undefined;
  if (error.failure === 'size') return unreadable;
  return error.came ? cameWords(error.came) : checkNetwork;
}
