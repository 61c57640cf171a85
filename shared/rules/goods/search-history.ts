/** The search history (document 2 §9). */

import { WITHOUT_WIDTH } from '#shared/contract/wire.ts';

export const HISTORY_LENGTH = 15;

/** Suggestions are requested this many ms after the last key. */
export const SUGGEST_DELAY = 500;

/** The value of `keywords` that means everything. */
export const EVERYTHING = 'all';

/** The words that an address searches for; '' for everything. */
export function searchedWords(keywords: string): string {
  const words = keywords.trim();
  return words === EVERYTHING ? '' : words;
}

/** The history after a search: newest first, no duplicates, at most 15, without 'all' and empty words. */
export function remembered(history: readonly string[], keywords: string): string[] {
  const word = keywords.trim();
  const cleaned = [word, ...history].filter((each) => each !== '' && each !== EVERYTHING);
  return [...new Set(cleaned)].slice(0, HISTORY_LENGTH);
}

/** Typed words as they are searched for. */
export const wordsOf = (typed: string): string => typed.replace(WITHOUT_WIDTH, '').trim();

export const searchLink = (keywords: string): string => `/search?keywords=${encodeURIComponent(keywords)}`;
