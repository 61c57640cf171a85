import { type ComponentProps, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Collection } from '#shared/contract/intro.ts';
import { type GoodsSort, showsGoodsType } from '#shared/rules/goods/goods-filter.ts';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sort } from '#web/ui/sort.tsx';
import { CategoryChoice, categoryLink } from './category-choice.tsx';
import { type FilterProps, usePhoneFlags } from './filter-flags.ts';
import { FilterSheet } from './filter-sheet.tsx';
import type { GoodsListStore } from './goods-filter-store.ts';

const FUNNEL = 'M4 5h16l-6 7.5V19l-4-2v-4.5z';

interface Props {
  readonly store: GoodsListStore;
  readonly intro?: Collection | undefined;
  readonly query?: FilterProps['query'];
  readonly sorting: Omit<ComponentProps<typeof Sort<GoodsSort>>, 'children'>;
}

/** Sort order and filters on a phone: a strip, a line of chips, and sheets for categories, brands and all filters. */
export function PhoneFilters({ store, intro, query, sorting }: Props) {
  const { filter, total, goodsType } = useSnapshot(store.state);
  const [open, setOpen] = useState<'all' | 'brands' | 'categories'>();
  const close = () => setOpen(undefined);
  const flags = usePhoneFlags(store);
  const chosen =
    filter.brand.length +
    flags.filter(({ key }) => filter[key]).length +
    Number(Boolean(query?.cat_id)) +
    Number(goodsType !== '');
  return (
    <>
      <div className="phone-filters__sort">
        <Sort {...sorting}>
          <button
            type="button"
            className={`tab ${chosen > 0 ? 'is-filtered' : ''}`}
            aria-haspopup="dialog"
            onClick={() => setOpen('all')}
          >
            筛选
            {chosen > 0 && <span className="visually-hidden">，已选 {chosen} 项</span>}
            <Icon path={FUNNEL} size={16} />
          </button>
        </Sort>
      </div>
      <div className="row phone-filters">
        <Chips label="筛选" className="grow sideways phone-filters__chips">
          {flags.map(({ key, label, unsure }) => (
            <Chip
              key={key}
              className={unsure ? 'is-unsure' : undefined}
              small
              on={filter[key]}
              onClick={() => store.change({ [key]: !filter[key] })}
            >
              {label}
            </Chip>
          ))}
          <Chip small on={filter.brand.length > 0} onClick={() => setOpen('brands')}>
            {filter.brand.length > 0 ? `品牌 ${filter.brand.length}` : '品牌'}
            <Icon name="down" size={16} />
          </Chip>
          {query && (
            <Chip small on={query.cat_id !== ''} onClick={() => setOpen('categories')}>
              分类
              <Icon name="down" size={16} />
            </Chip>
          )}
        </Chips>
        {total !== undefined && <span className="keep small muted">共 {total} 种</span>}
      </div>
      <FilterSheet
        store={store}
        open={open === 'all' || open === 'brands'}
        only={open === 'brands' ? 'brands' : undefined}
        types={intro !== undefined && showsGoodsType(intro)}
        onCategories={query && (() => setOpen('categories'))}
        onClose={close}
      />
      {query && <CategorySheet store={store} query={query} open={open === 'categories'} onClose={close} />}
    </>
  );
}

interface CategorySheetProps extends Pick<FilterProps, 'store'> {
  readonly query: NonNullable<FilterProps['query']>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The categories of a search on a phone: one filters it, 全部 removes the filter. */
function CategorySheet({ store, query, open, onClose }: CategorySheetProps) {
  const { categories } = useSnapshot(store.state);
  const choice = { query, word: 'chip', onFollow: onClose } as const;
  return (
    <Dialog open={open} title="分类" onClose={onClose}>
      {categories.length === 0 && <p className="muted">暂无可选分类</p>}
      <div className="chips">
        {(categories.length > 0 || query.cat_id !== '') && categoryLink(choice, '', '全部')}
        <CategoryChoice {...choice} offered={categories} />
      </div>
    </Dialog>
  );
}
