import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Collection } from '#shared/contract/intro.ts';
import { type GoodsFilter, type GoodsSort, showsPledgeFilters, sortLabel } from '#shared/rules/goods-filter.ts';
import { useDesk } from '#web/parts/use-desk.ts';
import { usePrivileges } from '#web/state/privileges.ts';
import type { QueryOf } from '#web/state/routes.ts';
import { Sort, type SortBy } from '#web/ui/sort.tsx';
import { DeskPicks } from './desk-picks.tsx';
import './filter-bar.css';
import { FilterTicks } from './filter-ticks.tsx';
import type { GoodsListStore } from './goods-filter-store.ts';
import { PhoneFilters } from './phone-filters.tsx';

export interface FilterProps {
  readonly store: GoodsListStore;
  /** The search that is shown, for its categories. */
  readonly query?: QueryOf<'search'> | undefined;
  /** The collection that is shown. */
  readonly intro?: Collection | undefined;
}

/** A flag of the filter and its words. */
export interface Flag {
  readonly key: 'is_yb' | 'only_kc' | 'is_udi' | 'is_discount';
  readonly label: string;
  /** Its room is held until the privileges are known. */
  readonly unsure: boolean;
}

const FLAGS: readonly (Pick<Flag, 'key' | 'label'> & { readonly pledged?: true })[] = [
  { key: 'only_kc', label: '仅看有货' },
  { key: 'is_discount', label: '促销活动' },
  { key: 'is_yb', label: '医保', pledged: true },
  { key: 'is_udi', label: '有 UDI', pledged: true },
];

/** The flags that show; insurance and UDI need the privilege. */
export function useFlags(): readonly Flag[] {
  const priv = usePrivileges();
  const shows = priv === undefined || showsPledgeFilters(priv);
  return FLAGS.filter(({ pledged }) => !pledged || shows).map(({ key, label, pledged = false }) => ({
    key,
    label,
    unsure: pledged && priv === undefined,
  }));
}

const SORTS: readonly { key: GoodsSort; label: string; turns: true }[] = (
  ['add_time', 'buy_count', 'shop_price', 'goods_number'] as const
).map((key) => ({ key, label: sortLabel[key], turns: true }));

/** Pressing the same word again turns the order; a new word starts with what a buyer wants first. */
function orderOf(next: SortBy<GoodsSort>, filter: Pick<GoodsFilter, 'sort'>): Pick<GoodsFilter, 'sort' | 'order'> {
  if (next.key === filter.sort) return { sort: next.key, order: next.up ? 'ASC' : 'DESC' };
  return { sort: next.key, order: next.key === 'shop_price' ? 'ASC' : 'DESC' };
}

/** Filters and order above a list of goods. */
export function FilterBar({ store, query, intro }: FilterProps) {
  const desk = useDesk();
  const { filter } = useSnapshot(store.state);
  const [open, setOpen] = useState(false);
  const sort = (
    <Sort
      items={SORTS}
      value={{ key: filter.sort, up: filter.order === 'ASC' }}
      onChange={(next) => store.change(orderOf(next, filter))}
    />
  );
  if (!desk) return <PhoneFilters store={store} intro={intro} sort={sort} />;
  return (
    <div className="card filter-bar">
      <DeskPicks store={store} query={query} intro={intro} open={open} onOpen={setOpen} />
      <div className="filter-bar__line">
        {sort}
        <FilterTicks store={store} />
      </div>
    </div>
  );
}
