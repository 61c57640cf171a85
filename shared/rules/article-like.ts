/** Liking an article (document 1 §4): once per visit of its page; the server allows once a day. */
import { alreadyLiked } from '#shared/messages/articles.ts';
import type { Message } from '#shared/messages/message.ts';

/** A second tap in one visit is answered at once, without asking the server. */
export const mayLike = (likedInThisVisit: boolean): { ok: true } | { ok: false; message: Message } =>
  likedInThisVisit ? { ok: false, message: alreadyLiked } : { ok: true };
