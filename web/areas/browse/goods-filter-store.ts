/** A goods list with its filters: what search and the collections share. */

import { proxy } from 'valtio';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import type { Brand, GoodsCard } from '#shared/contract/entities.ts';
import type { Collection } from '#shared/contract/intro.ts';
import { intro as introCalls } from '#shared/contract/intro.ts';
import type { search as searchCalls } from '#shared/contract/search.ts';
import {
  type GoodsFilter,
  type IntegralType,
  introAsk,
  introDefaults,
  searchAsk,
  searchDefaults,
} from '#shared/rules/goods-filter.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { createEndless, type Endless } from '#web/parts/list/endless.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { brandsOf, searchLoader } from './search-loader.ts';

type SearchCall = (typeof searchCalls)['search'];
type Named = { cat_id: string; cat_name: string };

export interface FilterState {
  filter: { -readonly [K in keyof GoodsFilter]: K extends 'brand' ? string[] : GoodsFilter[K] };
  /** Brands to choose from, as the list without chosen brands named them. */
  brands: Brand[];
  categories: Named[];
  /** How many goods there are, where the server says. */
  total: number | undefined;
  goodsType: IntegralType;
}

export interface GoodsListStore {
  readonly state: FilterState;
  readonly list: Endless<GoodsCard>;
  /** Changes filters or order; the list starts anew. */
  change(change: Partial<GoodsFilter>): void;
  setGoodsType(type: IntegralType): void;
}

/** The list widget's own rule: past this scroll position a new list starts … */
const FAR = 200;
/** … at this one (document 2 §2). */
const BACK_TO = 150;

function scrollBack(): void {
  if (scrollY > FAR) scrollTo(0, BACK_TO);
}

type Listed = AnswerOf<SearchCall>;

function createStore(
  defaults: GoodsFilter,
  makeList: (state: FilterState, take: (answer: Listed) => void) => Endless<GoodsCard>,
): GoodsListStore {
  const state = proxy<FilterState>({
    filter: { ...defaults, brand: [...defaults.brand] },
    brands: [],
    categories: [],
    total: undefined,
    goodsType: '',
  });
  const list = makeList(state, (answer) => {
    notePrivileges(answer.system_priv);
    state.total = answer.total;
    if (state.filter.brand.length === 0 || state.brands.length === 0) state.brands = answer.brand_list ?? [];
    if (answer.cat_list) state.categories = answer.cat_list;
  });
  function restart(): void {
    scrollBack();
    list.restart();
  }
  list.look();
  return {
    state,
    list,
    change(change) {
      Object.assign(state.filter, change, change.brand ? { brand: [...change.brand] } : {});
      restart();
    },
    setGoodsType(type) {
      state.goodsType = type;
      restart();
    },
  };
}

/** The store of one search. */
export function createSearchStore(query: QueryOf<'search'>): GoodsListStore {
  const brand = brandsOf(query.brand);
  return createStore({ ...searchDefaults, brand }, (state, onFirst) =>
    createEndless({ ...askOf(searchLoader.reads.list, query), args: () => searchAsk(query, state.filter), onFirst }),
  );
}

/** The store of one collection. */
export function createIntroStore(intro: Collection): GoodsListStore {
  return createStore(introDefaults(intro), (state, onFirst) => {
    const args = () => introAsk(intro, state.filter, state.goodsType) as ArgsOf<(typeof introCalls)[Collection]>;
    // The collections answer what a search answers, but for the categories.
    return createEndless({ call: introCalls[intro], args, onFirst });
  });
}
