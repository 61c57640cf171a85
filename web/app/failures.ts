/** The one place that decides what a buyer sees of an error (documents 1 §8 and 2 §8). */
import {
  CancelledError,
  LoginLostError,
  NetworkError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import { said } from '#shared/messages/server.ts';
import { loginLost, notOffered, requestFailed } from '#shared/messages/wire.ts';
import { dismissAll } from '#web/state/dialogs.ts';
import { goBack, goInstead } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { session, signOut } from '#web/state/session.ts';
import { say } from '#web/state/toast.ts';

/** After error 2 the page goes back, in ms. */
export const BACK_MS = 1500;
/** After the need-login flag the login route opens, in ms. */
export const LOGIN_MS = 1000;

let losing = false;

function loseLogin(): void {
  if (losing) return;
  losing = true;
  say(loginLost, 'warn');
  const lost = session.token;
  setTimeout(() => {
    losing = false;
    if (session.token !== lost) return;
    signOut();
    dismissAll();
    goInstead(href.user({ path: 'login', back: location.pathname + location.search }));
  }, LOGIN_MS);
}

function showRefusal(error: RefusedError): void {
  if (!error.silent) say(said(error.content) ?? notOffered, 'warn');
  if (error.code === 2) setTimeout(() => goBack(href.index()), BACK_MS);
}

/** Tells the buyer what went wrong, if there is anything to tell. */
export function showFailure(error: unknown): void {
  if (error instanceof CancelledError) return;
  if (error instanceof LoginLostError) loseLogin();
  else if (error instanceof RefusedError) showRefusal(error);
  else {
    say(requestFailed, 'warn');
    if (!isNetwork(error)) console.error(error);
  }
}

const isNetwork = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof ShapeError || error instanceof UnknownOutcomeError;
