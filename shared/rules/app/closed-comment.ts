/** What the closed shop says (document 1 §2). */
import { shopClosedComment } from '#shared/messages/closed-shop.ts';
import type { Message } from '#shared/messages/message.ts';
import { said } from '#shared/messages/server.ts';

/** The operator's comment, or the default text. */
export const closedComment = (close_comment: string | undefined): Message =>
  said(close_comment ?? '') ?? shopClosedComment;
