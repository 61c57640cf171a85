import { area, withSession } from '#cli/frame/command.ts';
import { choiceOptions, many, needed } from '#cli/frame/parameters.ts';
import { collectionOptions, searchOptions } from './options.ts';
import { foundGoods, goodsExplained } from './view.ts';

const ofService = withSession(() => import('./service.ts'));
const ofGoods = withSession(() => import('#cli/parts/goods.ts'));

export const goods = area({}, [
  ofService('search', {
    about: ['搜索商品', 'search goods'],
    args: { words: many('<words...>', ['关键词，all 为全部', 'keywords; all means everything']) },
    options: searchOptions,
    run: async ({ searchGoods }, given, cli) => searchGoods(await cli.shop(), given),
    view: foundGoods,
  }),
  ofService('collection', {
    about: ['专区商品：新品、热销、促销等', 'goods of a collection such as new, hot or promotion'],
    examples: ['yaocang collection taobao --sort shop_price --order ASC'],
    args: {
      name: needed('<name>', [
        'new、best、hot、redpaper、integral、promotion、group、help、taobao',
        'new, best, hot, redpaper, integral, promotion, group, help, taobao',
      ]),
    },
    options: collectionOptions,
    run: async ({ listCollection }, given, cli) => listCollection(await cli.shop(), given),
    view: foundGoods,
  }),
  ofGoods('goods', {
    about: ['商品详情与价格依据', 'a product and why it costs what it costs'],
    examples: ['yaocang goods 112550', 'yaocang goods 112550 --num 200 --json'],
    args: { id: needed('<id>', ['商品编号', 'goods id']) },
    options: choiceOptions,
    run: async ({ explainGoods }, { id, ...choice }, cli) => explainGoods(await cli.shop(), id, choice),
    view: goodsExplained,
  }),
]);
