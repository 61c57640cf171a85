import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { teamChanged } from './view.ts';

/** `yaocang group join ID`. */
export const groupJoin = command({
  name: 'group join',
  about: ['参团', 'take a place in a group'],
  args: { id: needed('<id>', ['编号', 'its id']) },
  load: () => import('./service.ts'),
  run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), 'group', id),
  view: teamChanged,
});
