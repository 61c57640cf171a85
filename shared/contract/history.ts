import { get } from './call.ts';
import { goodsCard } from './entities.ts';
import { searchedWords } from './page-wire.ts';
import { optional, rows, text } from './wire.ts';

/** history.php: the browsing history (document 2 §7). The server records each goods.php?act=info. */
export const history = {
  /** The goods that the member viewed, latest first. `add_time` of a card is when it was viewed. */
  list: get(
    'history.php?act=list',
    'read',
    { keywords: optional(searchedWords) },
    { data: rows(goodsCard), page_next: text },
  ),
};
