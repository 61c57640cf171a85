import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang article like ID`. */
export const articleLike = command({
  name: 'article like',
  about: ['给文章点赞', 'like an article'],
  args: { id: needed('<id>', ['文章编号', 'article id']) },
  load: () => import('./service.ts'),
  run: async ({ likeArticle }, { id }, cli) => likeArticle(await cli.shop(), id),
  view: sentence,
});
