import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Collection } from '#shared/contract/intro.ts';
import { showsGoodsType } from '#shared/rules/goods/goods-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CategorySheet } from './category-sheet.tsx';
import { GOODS_TYPES } from './desk-picks.tsx';
import { type FilterProps, useFlags } from './filter-flags.ts';
import type { GoodsListStore } from './goods-filter-store.ts';
import { toggled } from './toggled.ts';

interface Props {
  readonly store: GoodsListStore;
  readonly intro?: Collection | undefined;
  readonly query?: FilterProps['query'];
  readonly sort: ReactNode;
}

/** Sort order and filters on a phone: a strip, a line of chips, and sheets for categories and brands. */
export function PhoneFilters({ store, intro, query, sort }: Props) {
  const { filter, total } = useSnapshot(store.state);
  const [open, setOpen] = useState<'brands' | 'categories'>();
  const close = () => setOpen(undefined);
  const flags = useFlags();
  return (
    <>
      <div className="phone-filters__sort">{sort}</div>
      {intro && showsGoodsType(intro) && <GoodsTypes store={store} />}
      <div className="phone-filters">
        <Chips label="筛选" className="phone-filters__chips">
          {query && (
            <Chip small on={query.cat_id !== ''} onClick={() => setOpen('categories')}>
              分类
              <Icon name="down" size={16} />
            </Chip>
          )}
          <Chip small on={filter.brand.length > 0} onClick={() => setOpen('brands')}>
            {filter.brand.length > 0 ? `品牌 ${filter.brand.length}` : '品牌'}
            <Icon name="down" size={16} />
          </Chip>
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
        </Chips>
        {total !== undefined && <span className="phone-filters__total small muted">共 {total} 种</span>}
      </div>
      <BrandSheet store={store} open={open === 'brands'} onClose={close} />
      {query && <CategorySheet store={store} query={query} open={open === 'categories'} onClose={close} />}
    </>
  );
}

/** Goods or gifts for points: one of both, combined with the filters below. */
function GoodsTypes({ store }: Pick<Props, 'store'>) {
  const { goodsType } = useSnapshot(store.state);
  return (
    <div className="phone-filters phone-filters--type">
      <span className="phone-filters__label small muted" aria-hidden="true">
        兑换类型
      </span>
      <Chips label="兑换类型" className="phone-filters__chips">
        {GOODS_TYPES.map(({ key, label }) => (
          <Chip key={key || 'all'} small on={key === goodsType} onClick={() => store.setGoodsType(key)}>
            {label}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

interface SheetProps {
  readonly store: GoodsListStore;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The brands: several can be chosen, then the list restarts once. */
function BrandSheet({ store, open, onClose }: SheetProps) {
  const { brands, filter } = useSnapshot(store.state);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const chosen = draft ?? filter.brand;
  const leave = () => {
    setDraft(null);
    onClose();
  };
  const apply = () => {
    if (draft) store.change({ brand: draft });
    leave();
  };
  const foot = (
    <>
      <Button kind="line" onClick={() => setDraft([])}>
        清空
      </Button>
      <Button wide onClick={apply}>
        {chosen.length > 0 ? `确定（${chosen.length}）` : '确定'}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title="品牌" onClose={leave} foot={foot}>
      {brands.length === 0 && <p className="muted">暂无可选品牌</p>}
      <Chips label="品牌">
        {brands.map(({ brand_id, brand_name }) => (
          <Chip key={brand_id} on={chosen.includes(brand_id)} onClick={() => setDraft(toggled(chosen, brand_id))}>
            {brand_name}
          </Chip>
        ))}
      </Chips>
    </Dialog>
  );
}
