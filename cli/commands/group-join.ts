import { teamChanged } from '#cli/screens/teams.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang group join ID`. */
export const groupJoin = command({
  name: 'group join',
  about: ['参团', 'take a place in a group'],
  args: { id: needed('<id>', ['编号', 'its id']) },
  load: () => import('#cli/services/teams.ts'),
  run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), 'group', id),
  view: teamChanged,
});
