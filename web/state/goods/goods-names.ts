/** Names of goods, from the place that opened their page: the page's own answer may lack them. */
const names = new Map<string, string>();

export const noteGoodsName = (goods_id: string, name: string): void => {
  names.set(goods_id, name);
};

export const knownGoodsName = (goods_id: string): string | undefined => names.get(goods_id);
