/** What a thrown error means for a person: the generic response contract (document 1 §8, document 2 §8). */
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
import { loginLost, notOffered, requestFailed } from '#shared/messages/wire.ts';

/** A toast stays this many ms, at most one at a time. */
export const TOAST_TIME = 2_000;

/** Error 2 goes back one page after this many ms. */
export const BACK_DELAY = 1_500;

/** A lost login leads to the login route after this many ms. */
export const LOGIN_DELAY = 1_000;

/** The server's error code that goes back. */
export const GOES_BACK = 2;

/** What to say, if anything, and where it leads after `after` ms. */
export interface AfterError {
  readonly message?: Message;
  readonly leads: 'nowhere' | 'back' | 'login';
  /** ms */
  readonly after: number;
}

const nothing: AfterError = { leads: 'nowhere', after: 0 };

/** Reads a thrown error: a refusal's own words unless they are to stay unsaid, 登录已断开 for a lost login, silence for a cancelled call. */
export function afterError(error: unknown): AfterError {
  if (error instanceof CancelledError) return nothing;
  if (error instanceof LoginLostError) return { message: loginLost, leads: 'login', after: LOGIN_DELAY };
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
