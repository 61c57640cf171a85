import { search } from '#shared/contract/search.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { FIRST_GOODS_IMAGE } from '#web/state/loading/first-image.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The brands of a query, joined by commas there. */
export const brandsOf = (brand: string): string[] => brand.split(',').filter(Boolean);

/** The first page of a search. */
export const searchLoader = defineLoader('search', (read) => ({
  list: read(search.search, (query) => searchAsk(query, { ...searchDefaults, brand: brandsOf(query.brand) }), {
    needsOne: ['keywords', 'cat_id', 'brand', 'ppg'],
    image: FIRST_GOODS_IMAGE,
  }),
}));
