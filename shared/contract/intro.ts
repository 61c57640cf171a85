import { get } from './call.ts';
import { brand, goodsCard, systemPriv } from './entities.ts';
import { direction, goodsSort } from './search.ts';
import { flag, list, optional, text } from './wire.ts';

const ask = {
  is_start: flag,
  only_kc: optional(flag),
  is_discount: optional(flag),
  is_yb: optional(flag),
  is_udi: optional(flag),
  sort: optional(goodsSort),
  order: optional(direction),
  brand: optional(text),
  goods_type: optional(text),
};
const answer = {
  data: list(goodsCard),
  page_next: text,
  brand_list: optional(list(brand)),
  system_priv: optional(systemPriv),
};

/** intro.php: the nine collections, one act each (document 1 §7). */
export const intro = {
  new: get('intro.php?act=new', 'read', ask, answer),
  best: get('intro.php?act=best', 'read', ask, answer),
  hot: get('intro.php?act=hot', 'read', ask, answer),
  redpaper: get('intro.php?act=redpaper', 'read', ask, answer),
  integral: get('intro.php?act=integral', 'read', ask, answer),
  promotion: get('intro.php?act=promotion', 'read', ask, answer),
  group: get('intro.php?act=group', 'read', ask, answer),
  help: get('intro.php?act=help', 'read', ask, answer),
  taobao: get('intro.php?act=taobao', 'read', ask, answer),
};
export type Collection = keyof typeof intro;
