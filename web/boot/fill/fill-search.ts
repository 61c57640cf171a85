/** The first goods of a search. */
import { search } from '#shared/contract/search.ts';
import { EVERYTHING } from '#shared/rules/goods/search-history.ts';
import { provideFiller } from './filler.ts';
import { fillGoods } from './goods-rows.ts';
import { fillSlots } from './slots.ts';

provideFiller(search.search, ({ data, total }, frame, shown) => {
  const words = shown.query.get('keywords') ?? '';
  if (data.length === 0 || words === '') return undefined;
  const isAll = words === EVERYTHING;
  // Before the rows: what is filled is not looked at again.
  fillSlots(frame, {
    title: isAll ? '全部商品' : `搜索“${words}”`,
    words: isAll ? '' : words,
    total: total === undefined ? '' : String(total),
  });
  fillGoods(frame, data, shown);
  return {};
});
