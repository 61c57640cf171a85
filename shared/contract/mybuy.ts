import { get } from './call.ts';
import { goodsCard } from './entities.ts';
import { list, optional, text } from './wire.ts';

/** mybuy.php: frequent buys (document 2 §7). */
export const mybuy = {
  /** What the member has ordered, the most often ordered first; `add_time` of a card is when it was last ordered. */
  list: get('mybuy.php?act=list', 'read', { keywords: optional(text) }, { data: list(goodsCard), page_next: text }),
};
