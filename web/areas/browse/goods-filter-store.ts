/** A goods list with its filters, shared by search and collections. */

import { proxy } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
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
} from '#shared/rules/goods/goods-filter.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { createEndless, type Endless } from '#web/parts/list/endless.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { brandsOf, searchLoader } from './search-loader.ts';

type SearchCall = (typeof searchCalls)['search'];
type Named = { cat_id: string; cat_name: string };

export interface FilterState {
  filter: { -readonly [K in keyof GoodsFilter]: K extends 'brand' ? string[] : GoodsFilter[K] };
  /** The brands to choose from, as the unfiltered list returned them. */
  brands: Brand[];
  categories: Named[];
  /** The number of results, if the server sends it. */
  total: number | undefined;
  goodsType: IntegralType;
}

export interface GoodsListStore {
  readonly state: FilterState;
  readonly list: Endless<GoodsCard>;
  /** Changes filters, order or what points are paid for; the list restarts. */
  change(change: Partial<GoodsFilter> & { readonly goodsType?: IntegralType | undefined }): void;
}

/** A rule of the list widget: beyond this scroll position a restarted list … */
const FAR = 200;
/** … scrolls to this one (document 2 §2). */
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
    change({ goodsType = state.goodsType, ...change }) {
      state.goodsType = goodsType;
      Object.assign(state.filter, change, change.brand ? { brand: [...change.brand] } : {});
      restart();
    },
  };
}

export function createSearchStore(query: QueryOf<'search'>): GoodsListStore {
  const brand = brandsOf(query.brand);
  return createStore({ ...searchDefaults, brand }, (state, onFirst) =>
    createEndless({ ...askOf(searchLoader.reads.list, query), args: () => searchAsk(query, state.filter), onFirst }),
  );
}

export function createIntroStore(intro: Collection): GoodsListStore {
  return createStore(introDefaults(intro), (state, onFirst) => {
    const args = () => introAsk(intro, state.filter, state.goodsType);
    // The collections answer like a search, but without categories.
    return createEndless({ call: introCalls[intro], args, onFirst });
  });
}
