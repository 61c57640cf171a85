/** What stands in the place of data that did not come, and whether asking again can help. */
import { LoginLostError, NotOfferedError, RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { notOffered, notShown, ourFault } from '#shared/messages/wire.ts';
import { afterError } from './after-error.ts';

export interface LoadFailure {
  readonly message: Message;
  /** False where asking again brings the same: after a refusal, a lost login, a call that the shop does not have. */
  readonly retry: boolean;
}

/** A refusal's own words, 数据请求失败！ for the network, and neither where `no_mes` asks for silence; whatever else was thrown is a fault of our own. */
export function loadFailure(error: unknown): LoadFailure {
  const { message } = afterError(error);
  if (error instanceof RefusedError) {
    return { message: message ?? (error.silent ? notShown : notOffered), retry: false };
  }
  const lasts = error instanceof LoginLostError || error instanceof NotOfferedError;
  return { message: message ?? ourFault, retry: !lasts };
}
