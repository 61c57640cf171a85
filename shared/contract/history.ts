import { get } from './call.ts';
import { goodsCard } from './entities.ts';
import { list, optional, text } from './wire.ts';

/** history.php: footprints, left by goods.php?act=info (document 2 §7). */
export const history = {
  /** The goods that the member looked at, the latest first; `add_time` of a card is when it was looked at. */
  list: get('history.php?act=list', 'read', { keywords: optional(text) }, { data: list(goodsCard), page_next: text }),
};
