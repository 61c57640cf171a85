import type { Message } from '#shared/messages/message.ts';
import { enterContent } from '#shared/messages/search.ts';
import { wordsOf } from './search-history.ts';

/** The search box needs keywords. */
export function checkKeywords(typed: string): { ok: true; keywords: string } | { ok: false; message: Message } {
  const keywords = wordsOf(typed);
  return keywords === '' ? { ok: false, message: enterContent } : { ok: true, keywords };
}
