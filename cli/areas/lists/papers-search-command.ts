import { command } from '#cli/frame/command.ts';
import { many, whole } from '#cli/frame/parameters.ts';
import { paperedRows } from './papers-view.ts';

/** `yaocang papers search [WORDS]`. */
export const papersSearch = command({
  name: 'papers search',
  about: ['查找商品资料', 'find goods with papers'],
  args: { words: many('[words...]', ['关键词', 'keywords']) },
  options: { limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']) },
  load: () => import('./papers.ts'),
  run: async ({ searchPapers }, { words, limit }, cli) => searchPapers(await cli.shop(), words, limit),
  view: paperedRows,
});
