import { brand } from './brand.ts';
import { get } from './call.ts';
import { goodsCard } from './shop-entities.ts';
import { known, rows } from './wire.ts';

/** index.php?act=bk_pp: the brands of the home page (document 1 §7). */
export const bkPp = {
  /** Hot-sale recommendation (`tjbk`) and the brands (`ppg`); undefined when a list cannot be read. */
  brands: get('index.php?act=bk_pp', 'read', {}, { tjbk: known(rows(goodsCard)), ppg: known(rows(brand)) }),
};
