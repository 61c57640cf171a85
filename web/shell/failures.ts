/** The only place that decides what a buyer sees of an error (documents 1 §8 and 2 §8). */
import { CancelledError, RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { ourFault, requestFailed } from '#shared/messages/wire.ts';
import { afterError } from '#shared/rules/app/after-error.ts';
import { goBack, goInstead } from '#web/navigation/navigate.ts';
import { href, pathBelow, routeAt } from '#web/navigation/routes.ts';
import { say } from '#web/state/messages/toast.ts';
import { session, signOut } from '#web/state/session/session.ts';

let losing = false;

/**
 * A lost login is shown once, however many answers report it. It leads to the login page and back to where the buyer
 * was.
 */
function loseLogin(after: number): void {
  losing = true;
  const lost = session.token;
  setTimeout(() => {
    losing = false;
    if (session.token !== lost) return;
    signOut(true);
    goInstead(href.user({ path: 'login', back: place() }));
  }, after);
}

const place = (): string => location.pathname + location.search;

/** Leaves the refused page after a while, unless the buyer has navigated elsewhere. */
function leaveLater(after: number): void {
  const refused = place();
  setTimeout(() => {
    if (place() === refused) goBack(href.index());
  }, after);
}

/** A visitor on the login page has no login to lose: a late answer changes nothing. */
const isAtLogin = (): boolean => session.token === '' && routeAt(pathBelow(location.pathname) ?? '') === 'user';

/** A refusal without text says nothing about the shop, only that this request failed; anything else unforeseen is our own bug. */
function unforeseen(error: unknown): Message | undefined {
  if (error instanceof CancelledError) return undefined;
  if (error instanceof RefusedError) return error.silent ? undefined : requestFailed;
  console.error(error);
  return ourFault;
}

/**
 * Shows the buyer what went wrong, if there is a message, and navigates where the error leads. A page that shows it itself
 * (`inPlace`) needs no toast, which would lie on its words.
 */
export function showFailure(error: unknown, inPlace = false): void {
  const { message, leads, after } = afterError(error);
  if (leads === 'login' && (losing || isAtLogin())) return;
  const words = message ?? unforeseen(error);
  if (words && !(inPlace && leads === 'nowhere')) say(words, 'warn');
  if (leads === 'login') loseLogin(after);
  if (leads === 'back') leaveLater(after);
}
