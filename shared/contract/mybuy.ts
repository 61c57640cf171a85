import { get } from './call.ts';
import { goodsCard } from './entities.ts';
import { searchedWords } from './page-wire.ts';
import { assumed, fen, named, optional, rows, shape, type TypeOf, text } from './wire.ts';

/** Goods that were ordered before; `last_price` is the price of one piece at that time. */
export const boughtGoods = named(shape({ ...goodsCard.fields, last_price: assumed(fen) }), 'goods_name');
export type BoughtGoods = TypeOf<typeof boughtGoods>;

/** mybuy.php: frequent buys (document 2 §7). */
export const mybuy = {
  /** The goods that the member has ordered, most often first. `add_time` of a card is when it was last ordered. */
  list: get(
    'mybuy.php?act=list',
    'read',
    { keywords: optional(searchedWords) },
    { data: rows(boughtGoods), page_next: text },
  ),
};
