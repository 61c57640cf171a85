/** What goods are called, as the place called them from which their page was opened: the page's own answer need not tell it. */
const names = new Map<string, string>();

export const noteGoodsName = (goods_id: string, name: string): void => {
  names.set(goods_id, name);
};

export const knownGoodsName = (goods_id: string): string | undefined => names.get(goods_id);
