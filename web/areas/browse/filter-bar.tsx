import { type MouseEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type GoodsFilter, type GoodsSort, sortLabel } from '#shared/rules/goods/goods-filter.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { Sort, type SortBy } from '#web/ui/sort.tsx';
import { useTold } from '#web/ui/tell.ts';
import { Tick } from '#web/ui/tick.tsx';
import { DeskPicks } from './desk-picks.tsx';
import { type FilterProps, useFlags } from './filter-flags.ts';
import type { GoodsListStore } from './goods-filter-store.ts';
import { PhoneFilters } from './phone-filters.tsx';
import './filter-bar.css';

const SORTS: readonly { key: GoodsSort; label: string; turns: true; says?: readonly [string, string] | undefined }[] = (
  ['add_time', 'buy_count', 'shop_price', 'goods_number'] as const
).map((key) => ({
  key,
  label: sortLabel[key],
  turns: true,
  says: key === 'add_time' ? ['从新到旧', '从旧到新'] : undefined,
}));

/** A skip link past dozens of filters to the goods. */
const SkipFilters = () => (
  <button type="button" className="skip" onClick={skipToGoods}>
    跳过筛选，到商品列表
  </button>
);

function skipToGoods({ currentTarget }: MouseEvent): void {
  const list = currentTarget.closest('main')?.querySelector<HTMLElement>('.endless-goods, .state');
  if (!list) return;
  list.tabIndex = -1;
  list.focus();
}

/** Pressing the current key reverses the order; another key starts with its most useful order. */
function orderOf(next: SortBy<GoodsSort>, filter: Pick<GoodsFilter, 'sort'>): Pick<GoodsFilter, 'sort' | 'order'> {
  if (next.key === filter.sort) return { sort: next.key, order: next.up ? 'ASC' : 'DESC' };
  return { sort: next.key, order: next.key === 'shop_price' ? 'ASC' : 'DESC' };
}

/** Shorter on a phone, where the filter button has the last place of the strip. */
const PHONE_SORTS = SORTS.map((sort) => (sort.key === 'add_time' ? { ...sort, label: '上新' } : sort));

/** Filters and sort order above a list of goods. */
export function FilterBar({ store, query, intro }: FilterProps) {
  const desk = useDesk();
  const { filter, total } = useSnapshot(store.state);
  const [open, setOpen] = useState(false);
  const order = filter.sort ? `按${sortLabel[filter.sort]}${filter.order === 'ASC' ? '升序' : '降序'}，` : '';
  useTold(total === undefined ? '' : `${order}共 ${total} 种`);
  const sorting = {
    items: desk ? SORTS : PHONE_SORTS,
    value: { key: filter.sort, up: filter.order === 'ASC' },
    onChange: (next: SortBy<GoodsSort>) => store.change(orderOf(next, filter)),
  };
  if (!desk)
    return (
      <>
        <SkipFilters />
        <PhoneFilters store={store} intro={intro} query={query} sorting={sorting} />
      </>
    );
  return (
    <div className="card filter-bar">
      <SkipFilters />
      <DeskPicks store={store} query={query} intro={intro} open={open} onOpen={setOpen} />
      <div className="row wrap loose flush filter-bar__line">
        <Sort {...sorting} />
        {total !== undefined && <span className="small muted">共 {total} 种</span>}
        <FilterTicks store={store} />
      </div>
    </div>
  );
}

/** The flags as checkboxes at the end of a desktop's sort line. */
function FilterTicks({ store }: { readonly store: GoodsListStore }) {
  const { filter } = useSnapshot(store.state);
  return (
    <div className="push size-13 filter-bar__ticks">
      {useFlags(store).map(({ key, label, unsure }) => (
        <Tick
          key={key}
          className={unsure ? 'is-unsure' : undefined}
          square
          on={filter[key]}
          onChange={(on) => store.change({ [key]: on })}
        >
          {label}
        </Tick>
      ))}
    </div>
  );
}
