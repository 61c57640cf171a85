/** The reaction to a thrown error: the generic response contract (document 1 §8, document 2 §8). */
import {
  CancelledError,
  LoginLostError,
  NetworkError,
  NotOfferedError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { said } from '#shared/messages/server.ts';
import { logInFirst } from '#shared/messages/shell.ts';
import { loginLost, notOffered, requestFailed } from '#shared/messages/wire.ts';

/** A toast is shown this many ms; there is at most one at a time. */
export const TOAST_TIME = 2_000;

/** After error 2 the page goes back after this many ms. */
export const BACK_DELAY = 1_500;

/** After a lost login the login route opens after this many ms. */
export const LOGIN_DELAY = 1_000;

/** The error code after which the page goes back. */
export const GOES_BACK = 2;

/** The message, if any, and where to go after `after` ms. */
export interface AfterError {
  readonly message?: Message;
  readonly leads: 'nowhere' | 'back' | 'login';
  /** ms */
  readonly after: number;
}

const nothing: AfterError = { leads: 'nowhere', after: 0 };

/** The text of a refusal unless `no_mes` forbids it, 登录已断开 for a lost login, 请先登录 where nobody was logged in, nothing for a cancelled call. */
export function afterError(error: unknown): AfterError {
  if (error instanceof CancelledError) return nothing;
  if (error instanceof LoginLostError) {
    return { message: error.visitor ? logInFirst : loginLost, leads: 'login', after: LOGIN_DELAY };
  }
  if (error instanceof RefusedError) return afterRefusal(error);
  if (error instanceof NotOfferedError) return { ...nothing, message: notOffered };
  if (error instanceof NetworkError || error instanceof UnknownOutcomeError || error instanceof ShapeError) {
    return { ...nothing, message: requestFailed };
  }
  return nothing;
}

function afterRefusal({ code, content, silent }: RefusedError): AfterError {
  const message = silent ? undefined : said(content);
  const words = message ? { message } : {};
  return code === GOES_BACK ? { ...words, leads: 'back', after: BACK_DELAY } : { ...words, ...nothing };
}
