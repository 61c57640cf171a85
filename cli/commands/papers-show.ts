import { paperRows } from '#cli/screens/papers.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang papers show ID`. */
export const papersShow = command({
  name: 'papers show',
  about: ['商品的资质与检验报告', 'licences and test reports of goods'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  load: () => import('#cli/services/papers.ts'),
  run: async ({ showPapers }, { id }, cli) => showPapers(await cli.shop(), id),
  view: paperRows,
});
