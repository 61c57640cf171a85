/** Filters and sorting of goods lists (document 1 §2, §5). */
import type { ArgsOf } from '#shared/contract/call.ts';
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Collection, intro as introCalls } from '#shared/contract/intro.ts';
import type { search } from '#shared/contract/search.ts';
import { EVERYTHING } from './search-history.ts';

/** Parameters of the first page of search.php?act=search. */
export type SearchAsk = ArgsOf<typeof search.search>;
/** Parameters of the first page of intro.php. */
export type IntroAsk = ArgsOf<(typeof introCalls)[Collection]>;

export type GoodsSort = SearchAsk['sort'];
export type Direction = SearchAsk['order'];

/** Labels of the sort keys. */
export const sortLabel: Readonly<Record<GoodsSort, string>> = {
  add_time: '上架时间',
  buy_count: '销量',
  shop_price: '价格',
  goods_number: '库存',
};

/** A filter that is on or off: only what both calls declare can be one. */
export type FilterFlag = Exclude<FlagOf<SearchAsk> & FlagOf<IntroAsk>, 'is_start'>;
type FlagOf<Ask> = { [K in keyof Ask]-?: NonNullable<Ask[K]> extends boolean ? K : never }[keyof Ask];

/** Filters and sorting of search and intro. */
export interface GoodsFilter extends Readonly<Record<FilterFlag, boolean>> {
  readonly sort: GoodsSort;
  readonly order: Direction;
  /** Ids of the chosen brands. */
  readonly brand: readonly string[];
}

const unfiltered: GoodsFilter = {
  only_kc: false,
  is_discount: false,
  is_yb: false,
  is_udi: false,
  sort: 'add_time',
  order: 'DESC',
  brand: [],
};

/** Defaults of a search: only-stock off, newest first. */
export const searchDefaults: GoodsFilter = unfiltered;

/** Defaults of a collection: only-stock on; hot by sales, the others newest first. */
export const introDefaults = (intro: Collection): GoodsFilter => ({
  ...unfiltered,
  only_kc: true,
  sort: intro === 'hot' ? 'buy_count' : 'add_time',
});

/** True when a filter is set. */
export const isNarrowed = ({ brand, ...rest }: GoodsFilter): boolean =>
  brand.length > 0 || Object.values(rest).includes(true);

/** The insurance and UDI filters are shown only with the privilege pledge. */
export const showsPledgeFilters = (priv: Pick<SystemPriv, 'pledge'> | undefined): boolean => priv?.pledge === true;

/** The query of the search page. Empty keywords mean everything, like `all`. */
export interface SearchPlace {
  readonly keywords?: string;
  readonly cat_id?: string;
  readonly ppg?: string;
}

export function searchAsk(place: SearchPlace, filter: GoodsFilter): SearchAsk {
  const { keywords = '', cat_id = '', ppg = '' } = place;
  return {
    is_start: true,
    keywords: keywords.trim() || EVERYTHING,
    cat_id,
    ppg,
    ...filter,
    brand: filter.brand.join(','),
  };
}

/** The goods type of the integral tab: all, 1 choose goods, 2 choose gift. */
export type IntegralType = '' | '1' | '2';

/** The goods-type filter is shown only on the integral tab. */
export const showsGoodsType = (intro: Collection): boolean => intro === 'integral';

/** goods_type is sent only on the integral tab. */
export function introAsk(intro: Collection, filter: GoodsFilter, type: IntegralType = ''): IntroAsk {
  const ask = { is_start: true, ...filter, brand: filter.brand.join(',') };
  return showsGoodsType(intro) && type !== '' ? { ...ask, goods_type: type } : ask;
}
