/** Filters and sorting of goods lists (document 1 §2, §5). */
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Collection } from '#shared/contract/intro.ts';
import { EVERYTHING } from './search-history.ts';

export type GoodsSort = 'add_time' | 'buy_count' | 'shop_price' | 'goods_number';
export type Direction = 'ASC' | 'DESC';

/** Labels of the sort keys. */
export const sortLabel: Readonly<Record<GoodsSort, string>> = {
  add_time: '上架时间',
  buy_count: '销量',
  shop_price: '价格',
  goods_number: '库存',
};

/** Filters and sorting of search and intro. */
export interface GoodsFilter {
  readonly only_kc: boolean;
  readonly is_discount: boolean;
  readonly is_yb: boolean;
  readonly is_udi: boolean;
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
export const isNarrowed = ({ only_kc, is_discount, is_yb, is_udi, brand }: GoodsFilter): boolean =>
  only_kc || is_discount || is_yb || is_udi || brand.length > 0;

/** The insurance and UDI filters are shown only with the privilege pledge. */
export const showsPledgeFilters = (priv: Pick<SystemPriv, 'pledge'> | undefined): boolean => priv?.pledge === true;

/** Parameters of the first page of search.php?act=search. */
export interface SearchAsk extends Omit<GoodsFilter, 'brand'> {
  readonly is_start: boolean;
  readonly keywords: string;
  readonly brand: string;
  readonly cat_id: string;
  readonly ppg: string;
}

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

/** Parameters of the first page of intro.php. */
export interface IntroAsk extends Omit<GoodsFilter, 'brand'> {
  readonly is_start: boolean;
  readonly brand: string;
  readonly goods_type?: string;
}

/** goods_type is sent only on the integral tab. */
export function introAsk(intro: Collection, filter: GoodsFilter, type: IntegralType = ''): IntroAsk {
  const ask = { is_start: true, ...filter, brand: filter.brand.join(',') };
  return showsGoodsType(intro) && type !== '' ? { ...ask, goods_type: type } : ask;
}
