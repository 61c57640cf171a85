import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { teamChanged } from './view.ts';

/** `yaocang group start GOODS`. */
export const groupStart = command({
  name: 'group start',
  about: ['开团', 'open a group for a goods'],
  args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
  load: () => import('./service.ts'),
  run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), 'group', goods),
  view: teamChanged,
});
