import { command } from '#cli/frame/command.ts';
import { choiceOptions, needed } from '#cli/frame/parameters.ts';
import { goodsExplained } from './goods-explained.ts';

/** `yaocang goods ID`. */
export const goods = command({
  name: 'goods',
  about: ['商品详情与价格依据', 'a product and why it costs what it costs'],
  examples: ['yaocang goods 112550', 'yaocang goods 112550 --num 200 --json'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  options: choiceOptions,
  load: () => import('#cli/parts/goods.ts'),
  run: async ({ explainGoods }, { id, ...choice }, cli) => explainGoods(await cli.shop(), id, choice),
  view: goodsExplained,
});
