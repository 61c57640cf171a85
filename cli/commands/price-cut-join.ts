import { teamChanged } from '#cli/screens/teams.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang price-cut join ID`. */
export const priceCutJoin = command({
  name: 'price-cut join',
  about: ['帮人砍价', "help somebody's price cut"],
  args: { id: needed('<id>', ['编号', 'its id']) },
  load: () => import('#cli/services/teams.ts'),
  run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), 'help', id),
  view: teamChanged,
});
