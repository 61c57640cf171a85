/** The message in place of data that could not be loaded, and whether a retry can help. */
import { LoginLostError, NotOfferedError, RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { notShown, ourFault, requestFailed } from '#shared/messages/wire.ts';
import { afterError } from './after-error.ts';

export interface LoadFailure {
  readonly message: Message;
  /** False when a retry brings the same result: after a refusal with its reason, a lost login, or for a call that the shop does not have. */
  readonly retry: boolean;
}

/** The text of a refusal unless `no_mes` forbids it, 数据请求失败！ after a network failure. Any other error is a bug of ours. */
export function loadFailure(error: unknown): LoadFailure {
  const { message } = afterError(error);
  if (error instanceof RefusedError) {
    if (!message && !error.silent) return { message: requestFailed, retry: true };
    return { message: message ?? notShown, retry: false };
  }
  const lasts = error instanceof LoginLostError || error instanceof NotOfferedError;
  return { message: message ?? ourFault, retry: !lasts };
}
