import { whole, word } from '#cli/frame/parameters.ts';

/** How the lists of kept goods are narrowed. */
export const keptOptions = {
  keywords: word('--keywords <text>', ['关键词', 'only goods with these words']),
  limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
};
