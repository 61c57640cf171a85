import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { articleText } from './view.ts';

/** `yaocang article show ID`. */
export const articleShow = command({
  name: 'article show',
  about: ['阅读文章', 'read an article'],
  args: { id: needed('<id>', ['文章编号', 'article id']) },
  load: () => import('./service.ts'),
  run: async ({ showArticle }, { id }, cli) => showArticle(await cli.shop(), id),
  view: articleText,
});
