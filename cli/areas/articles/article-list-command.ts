import { command } from '#cli/frame/command.ts';
import { whole } from '#cli/frame/parameters.ts';
import { articleRows } from './view.ts';

/** `yaocang article list`. */
export const articleList = command({
  name: 'article list',
  about: ['新闻资讯', 'the news'],
  options: { limit: whole('--limit <count>', ['最多多少篇（默认 20）', 'at most so many (20)']) },
  load: () => import('./service.ts'),
  run: async ({ listArticles }, { limit }, cli) => listArticles(await cli.shop(), limit),
  view: articleRows,
});
