import { goodsExplained } from '#cli/screens/goods-explained.ts';
import { command } from './frame/command.ts';
import { choiceOptions, needed } from './frame/parameters.ts';

/** `yaocang goods ID`. */
export const goods = command({
  name: 'goods',
  about: ['商品详情与价格依据', 'a product and why it costs what it costs'],
  examples: ['yaocang goods 112550', 'yaocang goods 112550 --num 200 --json'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  options: choiceOptions,
  load: () => import('#cli/services/goods.ts'),
  run: async ({ explainGoods }, { id, ...choice }, cli) => explainGoods(await cli.shop(), id, choice),
  view: goodsExplained,
});
