import { brand } from './brand.ts';
import { get } from './call.ts';
import { goodsCard } from './shop-entities.ts';
import { list } from './wire.ts';

/** index.php?act=bk_pp: the brands of the home page (document 1 §7). */
export const bkPp = {
  /** Hot-sale recommendation (`tjbk`) and the brands (`ppg`). */
  brands: get('index.php?act=bk_pp', 'read', {}, { tjbk: list(goodsCard), ppg: list(brand) }),
};
