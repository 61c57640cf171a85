/** What the first answer of the server means for the whole app (document 1 §4). */
import type { Message } from '#shared/messages/message.ts';
import { said } from '#shared/messages/server.ts';
import { shopClosedComment } from '#shared/messages/shell.ts';

/** After the new-version message the page reloads by itself after this many ms. */
export const RELOAD_DELAY = 2_500;

/** Other screens look for the init answer every so many ms. */
export const INIT_POLL = 200;

/** True when a version is stored and differs from the server's; with none stored it is saved silently. */
export const isNewVersion = (stored: string | undefined, served: string): boolean =>
  !!stored && served !== '' && stored !== served;

/** What the closed shop says: the operator's comment, or the default one. */
export const closedComment = (close_comment: string | undefined): Message =>
  said(close_comment ?? '') ?? shopClosedComment;
