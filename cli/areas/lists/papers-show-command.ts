import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { paperRows } from './papers-view.ts';

/** `yaocang papers show ID`. */
export const papersShow = command({
  name: 'papers show',
  about: ['商品的资质与检验报告', 'licences and test reports of goods'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  load: () => import('./papers.ts'),
  run: async ({ showPapers }, { id }, cli) => showPapers(await cli.shop(), id),
  view: paperRows,
});
