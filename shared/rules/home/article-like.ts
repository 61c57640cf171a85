/** Liking an article (document 1 §4): once per page visit. The server allows it once a day. */
import { alreadyLiked } from '#shared/messages/articles.ts';
import type { Message } from '#shared/messages/message.ts';

/** A second tap in the same visit is refused without a request. */
export const mayLike = (likedInThisVisit: boolean): { ok: true } | { ok: false; message: Message } =>
  likedInThisVisit ? { ok: false, message: alreadyLiked } : { ok: true };
