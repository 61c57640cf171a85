import { articleText } from '#cli/screens/articles.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang article show ID`. */
export const articleShow = command({
  name: 'article show',
  about: ['阅读文章', 'read an article'],
  args: { id: needed('<id>', ['文章编号', 'article id']) },
  load: () => import('#cli/services/articles.ts'),
  run: async ({ showArticle }, { id }, cli) => showArticle(await cli.shop(), id),
  view: articleText,
});
