import { oneOf, yes } from '#cli/frame/parameters.ts';

/** What lists of goods are narrowed and sorted by. */
export const goodsFilters = {
  stock: yes('--stock', ['仅看有货', 'in stock only']),
  discount: yes('--discount', ['可参加优惠', 'eligible for promotions']),
  insured: yes('--insured', ['医保商品', 'insurance-covered']),
  udi: yes('--udi', ['有 UDI', 'with UDI']),
  sort: oneOf('--sort <field>', ['排序', 'sort by'], ['add_time', 'buy_count', 'shop_price', 'goods_number']),
  order: oneOf('--order <direction>', ['顺序', 'direction'], ['ASC', 'DESC']),
};
