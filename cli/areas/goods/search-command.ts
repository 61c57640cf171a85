import { picking } from '#cli/frame/ask.ts';
import { command } from '#cli/frame/command.ts';
import { many, whole, word, yes } from '#cli/frame/parameters.ts';
import { goodsLabel } from '#cli/parts/choice-labels.ts';
import { foundGoods } from '#cli/parts/found-goods.ts';
import { goodsExplained } from './goods-explained.ts';
import { goodsFilters } from './goods-filters.ts';

/** `yaocang search WORDS`. */
export const search = command({
  name: 'search',
  about: ['搜索商品', 'search goods'],
  args: { words: many('<words...>', ['关键词，all 为全部', 'keywords; all means everything']) },
  options: {
    brand: word('--brand <ids>', ['品牌编号，逗号分隔', 'brand ids, comma-joined']),
    cat: word('--cat <id>', ['分类编号', 'category id']),
    wall: word('--brand-wall <brand>', ['品牌墙：编号或名称', 'a brand of the wall: its id or name']),
    ...goodsFilters,
    choices: yes('--choices', ['同时列出可筛选的品牌与分类', 'also the brands and categories to choose from']),
    pick: yes('--pick', ['从结果中选择一个，并说明其价格', 'pick one of those found, and explain its price']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./search.ts'),
  run: async ({ searchGoods }, { pick: one, ...given }, cli) => {
    if (!one) return searchGoods(await cli.shop(), given);
    const pick = picking(cli, ['选择商品', 'Goods'], 'yaocang goods ID');
    const { goods, asked } = await searchGoods(await cli.shop(), given);
    const { goods_id } = await pick({ choices: goods, label: (card) => goodsLabel(card, asked) });
    const { explainGoods } = await import('#cli/parts/goods.ts');
    return explainGoods(await cli.shop(), goods_id, { num: undefined, spec: undefined, batch: undefined });
  },
  view: (data, paper) => ('product' in data ? goodsExplained(data, paper) : foundGoods(data, paper)),
});
