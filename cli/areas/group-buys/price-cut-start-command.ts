import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { teamChanged } from './view.ts';

/** `yaocang price-cut start GOODS`. */
export const priceCutStart = command({
  name: 'price-cut start',
  about: ['发起砍价', 'open a price cut for a goods'],
  args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
  load: () => import('./service.ts'),
  run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), 'help', goods),
  view: teamChanged,
});
