import { get, write } from './call.ts';
import { goodsCard } from './entities.ts';
import { searchedWords } from './page-wire.ts';
import { choice, id, optional, rows, text } from './wire.ts';

/** collect.php: favourites (document 2 §7). */
export const collect = {
  /** The member's favourites, newest first; `add_time` of a card is when it was added. */
  collectList: get(
    'collect.php?act=collect_list',
    'read',
    { keywords: optional(searchedWords) },
    { data: rows(goodsCard), page_next: text },
  ),
  /** Removes a favourite (`lx` 0, documented) or adds one (`lx` 1, assumed). A repeat changes nothing. */
  collect: get('collect.php?act=collect', write('all'), { goods_id: id, lx: choice(['0', '1']) }, {}),
};
