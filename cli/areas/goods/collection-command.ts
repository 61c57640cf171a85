import { command } from '#cli/frame/command.ts';
import { needed, oneOf, whole, word, yes } from '#cli/frame/parameters.ts';
import { foundGoods } from '#cli/parts/found-goods.ts';
import { goodsFilters } from './goods-filters.ts';

const { stock: _inStock, ...filters } = goodsFilters;

/** `yaocang collection NAME`. */
export const collection = command({
  name: 'collection',
  about: ['专区商品：新品、热销、促销等', 'goods of a collection such as new, hot or promotion'],
  examples: ['yaocang collection taobao --sort shop_price --order ASC'],
  args: {
    name: needed('<name>', [
      'new、best、hot、redpaper、integral、promotion、group、help、taobao',
      'new, best, hot, redpaper, integral, promotion, group, help, taobao',
    ]),
  },
  options: {
    brand: word('--brand <ids>', ['品牌编号，逗号分隔', 'brand ids, comma-joined']),
    all: yes('--all', ['含无货商品', 'goods that are sold out too']),
    ...filters,
    kind: oneOf('--kind <kind>', ['积分专区的商品类型', 'kind of goods among those for points'], ['goods', 'gifts']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./collection.ts'),
  run: async ({ listCollection }, given, cli) => listCollection(await cli.shop(), given),
  view: foundGoods,
});
