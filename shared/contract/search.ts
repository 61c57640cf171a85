import { type ArgsOf, get } from './call.ts';
import { brand, goodsCard, systemPriv } from './entities.ts';
import { searchedWords } from './page-wire.ts';
import { assumed, choice, count, flag, id, list, named, nothingIs, optional, rows, shape, text } from './wire.ts';

/** The sort keys of a goods list. */
export const goodsSort = nothingIs('add_time', choice(['add_time', 'buy_count', 'shop_price', 'goods_number']));
export const direction = nothingIs('DESC', choice(['ASC', 'DESC']));

/** search.php (documents 1 §7, 2 §7). */
export const search = {
  /** Searches goods by keywords, brands and category. The first page (is_start) also answers the filter options. */
  search: get(
    'search.php?act=search',
    'read',
    {
      is_start: flag,
      keywords: searchedWords,
      brand: text,
      cat_id: text,
      only_kc: flag,
      is_discount: flag,
      is_yb: flag,
      is_udi: flag,
      sort: goodsSort,
      order: direction,
      ppg: text,
    },
    {
      data: rows(goodsCard),
      page_next: text,
      /** The number of all hits. */
      total: assumed(count),
      brand_list: optional(list(brand)),
      cat_list: optional(list(named(shape({ cat_id: id, cat_name: text }), 'cat_name'))),
      system_priv: optional(systemPriv),
    },
  ),
  /** Suggestions while typing. */
  kjSearch: get(
    'search.php?act=kj_search',
    'read',
    { keywords: searchedWords },
    { data: rows(named(shape({ goods_id: id, goods_name: text }), 'goods_name')) },
  ),
};

type Search = ArgsOf<typeof search.search>;

/** The parameters of a search without filters, newest first; `more` overrides them. */
export const searchFor = (keywords: string, more: Partial<Search> = {}): Search => ({
  is_start: true,
  keywords,
  brand: '',
  cat_id: '',
  only_kc: false,
  is_discount: false,
  is_yb: false,
  is_udi: false,
  sort: 'add_time',
  order: 'DESC',
  ppg: '',
  ...more,
});
