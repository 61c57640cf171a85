import { type Given, limit, oneOf, word, yes } from '#cli/frame/parameters.ts';

const goodsFilters = {
  discount: yes('--discount', ['可参加优惠', 'eligible for promotions']),
  insured: yes('--insured', ['医保商品', 'insurance-covered']),
  udi: yes('--udi', ['有 UDI', 'with UDI']),
  sort: oneOf('--sort <field>', ['排序', 'sort by'], ['add_time', 'buy_count', 'shop_price', 'goods_number']),
  order: oneOf('--order <direction>', ['顺序', 'direction'], ['ASC', 'DESC']),
};

export const searchOptions = {
  brand: word('--brand <ids>', ['品牌编号，逗号分隔', 'brand ids, comma-joined']),
  cat: word('--cat <id>', ['分类编号', 'category id']),
  wall: word('--brand-wall <brand>', ['品牌墙：编号或名称', 'a brand of the wall: its id or name']),
  stock: yes('--stock', ['仅看有货', 'in stock only']),
  ...goodsFilters,
  choices: yes('--choices', ['同时列出可筛选的品牌与分类', 'also the brands and categories to choose from']),
  limit,
};
export type SearchWanted = Given<typeof searchOptions> & { readonly words: readonly string[] };

export const collectionOptions = {
  brand: word('--brand <ids>', ['品牌编号，逗号分隔', 'brand ids, comma-joined']),
  all: yes('--all', ['含无货商品', 'goods that are sold out too']),
  ...goodsFilters,
  kind: oneOf('--kind <kind>', ['积分专区的商品类型', 'kind of goods among those for points'], ['goods', 'gifts']),
  limit,
};
export type CollectionWanted = Given<typeof collectionOptions> & { readonly name: string };
