/** The first goods of a search. */
import { search } from '#shared/contract/search.ts';
import { EVERYTHING } from '#shared/rules/goods/search-history.ts';
import { cardValues } from './card-values.ts';
import { provideFiller } from './filler.ts';
import { columnsNow, fillRows, fillSlots, joinRows } from './slots.ts';

/** Goods of a column beyond these are below the first screen. */
const FIRST = 8;

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
  const columns = columnsNow();
  const rows = data.slice(0, FIRST * columns).map((goods) => cardValues(goods, shown));
  fillRows(frame, '.endless__row', rows);
  joinRows(frame, columns);
  frame.querySelector('.endless__foot')?.remove();
  return {};
});
