/** The reaction of the app to the init answer (document 1 §4). */
import type { Message } from '#shared/messages/message.ts';
import { said } from '#shared/messages/server.ts';
import { shopClosedComment } from '#shared/messages/shell.ts';

/** The page reloads this many ms after the new-version message. */
export const RELOAD_DELAY = 2_500;

/** Screens poll for the init answer at this interval, in ms. */
export const INIT_POLL = 200;

/** True when the stored version differs from the server's. A missing one is saved silently. */
export const isNewVersion = (stored: string | undefined, served: string): boolean =>
  !!stored && served !== '' && stored !== served;

/** The operator's comment, or the default text. */
export const closedComment = (close_comment: string | undefined): Message =>
  said(close_comment ?? '') ?? shopClosedComment;
