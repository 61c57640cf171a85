import { get } from './call.ts';
import { brand, goodsCard, systemPriv } from './entities.ts';
import { direction, goodsSort } from './search.ts';
import { flag, list, optional, rows, text } from './wire.ts';

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
  data: rows(goodsCard),
  page_next: text,
  brand_list: optional(list(brand)),
  system_priv: optional(systemPriv),
};

/** intro.php: the nine collections, one act each (document 1 §7). */
export const intro = {
  /** New arrivals, newest first. */
  new: get('intro.php?act=new', 'read', ask, answer),
  /** Recommended goods. */
  best: get('intro.php?act=best', 'read', ask, answer),
  /** Best sellers, best-selling first. */
  hot: get('intro.php?act=hot', 'read', ask, answer),
  /** Goods that bring a red packet. Refused while the privilege `redpaper` is off. */
  redpaper: get('intro.php?act=redpaper', 'read', ask, answer),
  /** Goods that bring or cost points: `goods_type` 1 goods, 2 gifts only. */
  integral: get('intro.php?act=integral', 'read', ask, answer),
  /** Goods with a running or coming promotion. */
  promotion: get('intro.php?act=promotion', 'read', ask, answer),
  /** Running group buys (`lx` 2). */
  group: get('intro.php?act=group', 'read', ask, answer),
  /** Running price cuts (`lx` 3). */
  help: get('intro.php?act=help', 'read', ask, answer),
  /** Near-expiry batches (`lx` 1): of each product the one that expires first. */
  taobao: get('intro.php?act=taobao', 'read', ask, answer),
};
export type Collection = keyof typeof intro;
