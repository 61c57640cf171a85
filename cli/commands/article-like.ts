import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang article like ID`. */
export const articleLike = command({
  name: 'article like',
  about: ['给文章点赞', 'like an article'],
  args: { id: needed('<id>', ['文章编号', 'article id']) },
  load: () => import('#cli/services/articles.ts'),
  run: async ({ likeArticle }, { id }, cli) => likeArticle(await cli.shop(), id),
  view: sentence,
});
