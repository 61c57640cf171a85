/** The first goods of a search. */
import { search } from '#shared/contract/search.ts';
import { searchedWords } from '#shared/rules/goods/search-history.ts';
import { provideFiller } from './filler.ts';
import { fillGoods } from './goods-rows.ts';
import { fillSlots, type Values } from './slots.ts';

export const searchValues = (keywords: string, total: number | undefined): Values => {
  const words = searchedWords(keywords);
  return {
    title: words ? `搜索“${words}”` : '全部商品',
    words,
    total: total === undefined ? '' : `共 ${total} 种`,
  };
};

provideFiller(search.search, ({ data, total }, frame, shown) => {
  const keywords = shown.query.get('keywords') ?? '';
  if (data.length === 0 || keywords === '') return undefined;
  // Before the rows: what is filled is not looked at again.
  fillSlots(frame, searchValues(keywords, total));
  fillGoods(frame, data, shown);
  return {};
});
