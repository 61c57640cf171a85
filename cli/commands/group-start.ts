import { teamChanged } from '#cli/screens/teams.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang group start GOODS`. */
export const groupStart = command({
  name: 'group start',
  about: ['开团', 'open a group for a goods'],
  args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
  load: () => import('#cli/services/teams.ts'),
  run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), 'group', goods),
  view: teamChanged,
});
