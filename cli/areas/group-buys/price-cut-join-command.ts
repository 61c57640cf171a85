import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { teamChanged } from './view.ts';

/** `yaocang price-cut join ID`. */
export const priceCutJoin = command({
  name: 'price-cut join',
  about: ['帮人砍价', "help somebody's price cut"],
  args: { id: needed('<id>', ['编号', 'its id']) },
  load: () => import('./service.ts'),
  run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), 'help', id),
  view: teamChanged,
});
