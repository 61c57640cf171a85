import { useSnapshot } from 'valtio';
import type { Category } from '#shared/contract/entities.ts';
import { searchedWords } from '#shared/rules/goods/search-history.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { categories } from '#web/state/shell/header-data.ts';
import type { FilterState } from './goods-filter-store.ts';

type Named = { readonly cat_id: string; readonly cat_name: string; readonly children?: readonly Named[] };

function nameOf(cat_id: string, tree: readonly Named[]): string | undefined {
  for (const each of tree) {
    const found = each.cat_id === cat_id ? each.cat_name : nameOf(cat_id, each.children ?? []);
    if (found) return found;
  }
  return undefined;
}

/** The title of a search: its keywords, category or brand, or all goods. */
export function useSearchTitle(query: QueryOf<'search'>, state: FilterState): string {
  const { data } = usePart(categories);
  const { brands } = useSnapshot(state);
  const words = searchedWords(query.keywords);
  if (words) return `搜索“${words}”`;
  if (query.cat_id) return nameOf(query.cat_id, (data ?? []) as Category[]) ?? '分类商品';
  const asked = (query.ppg || query.brand).split(',').filter(Boolean);
  if (asked.length === 0) return '全部商品';
  // Several brands have no name of one of them.
  return (asked.length === 1 && brands.find(({ brand_id }) => brand_id === asked[0])?.brand_name) || '品牌商品';
}
