/** What stands in the place of data that did not come, and whether asking again can help. */
import { LoginLostError, RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { notOffered, notShown, ourFault } from '#shared/messages/wire.ts';
import { afterError } from './after-error.ts';

export interface LoadFailure {
  readonly message: Message;
  /** A refusal and a lost login stay what they are, however often they are asked. */
  readonly retry: boolean;
}

/** A refusal's own words, 数据请求失败！ for the network, and neither where `no_mes` asks for silence; whatever else was thrown is a fault of our own. */
export function loadFailure(error: unknown): LoadFailure {
  const { message } = afterError(error);
  if (error instanceof RefusedError) {
    return { message: message ?? (error.silent ? notShown : notOffered), retry: false };
  }
  return { message: message ?? ourFault, retry: !(error instanceof LoginLostError) };
}
