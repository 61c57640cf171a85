import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { type IntegralType, showsGoodsType } from '#shared/rules/goods/goods-filter.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CategoryChoice, categoryLink } from './category-choice.tsx';
import type { FilterProps } from './filter-flags.ts';
import type { GoodsListStore } from './goods-filter-store.ts';
import { toggled } from './toggled.ts';
import { MOST_SHOWN, useBrands } from './use-brands.tsx';

interface Props extends FilterProps {
  /** Whether the brand row is expanded. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The filter rows on a desktop: categories of a search, the goods type of the integral tab, brands. */
export function DeskPicks({ store, query, intro, open, onOpen }: Props) {
  const { phase } = useSnapshot(store.list.state);
  const { brands } = useSnapshot(store.state);
  const waits = brands.length === 0 && phase !== 'shown' && phase !== 'failed';
  return (
    <>
      {intro && showsGoodsType(intro) && <GoodsTypePick store={store} />}
      {waits && <div className={`filter-bar__room ${query ? 'is-two' : ''}`} />}
      {query && !waits && (
        <CategoryPick store={store} query={query} closed={brands.length > 0 && !open} onOpen={onOpen} />
      )}
      {brands.length > 0 && <Brands store={store} open={open} onOpen={onOpen} />}
    </>
  );
}

/** One line of brands; 更多筛选 expands both rows. */
function Brands({ store, open, onOpen }: Pick<Props, 'store' | 'open' | 'onOpen'>) {
  return (
    <div className={cx('row row--top loose tall filter-bar__brands', !open && 'is-closed')}>
      <Clip onOpen={onOpen}>
        <BrandPick store={store} open={open} />
      </Clip>
      <button type="button" className="go hit push tall" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? '收起更多筛选' : '更多筛选'}
        <Icon name={open ? 'up' : 'down'} size={16} />
      </button>
    </div>
  );
}

/** One line of words; the rest is clipped and expands when it gets the focus. */
const Clip = ({ onOpen, children }: Pick<Props, 'onOpen'> & { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: opens for whoever moves the focus into what is cut off
  <div
    className="grow filter-bar__clip"
    onFocus={({ target, currentTarget }) => {
      if (target.offsetTop >= currentTarget.offsetTop + currentTarget.offsetHeight) onOpen(true);
    }}
  >
    {children}
  </div>
);

interface CategoryProps {
  readonly onOpen: (open: boolean) => void;
  readonly store: GoodsListStore;
  readonly query: NonNullable<FilterProps['query']>;
  /** Only one line is visible: the brands' 更多筛选 expands both rows. */
  readonly closed: boolean;
}

function CategoryPick({ store, query, closed, onOpen }: CategoryProps) {
  const { categories } = useSnapshot(store.state);
  if (categories.length === 0) return null;
  const choice = { query, word: 'pick__word' } as const;
  return (
    <div className={closed ? 'is-closed' : undefined}>
      <Clip onOpen={onOpen}>
        <Pick label="分类">
          {categoryLink(choice, '', '全部')}
          {closed ? (
            categories.slice(0, MOST_SHOWN).map(({ cat_id, cat_name }) => categoryLink(choice, cat_id, cat_name))
          ) : (
            <CategoryChoice {...choice} offered={categories} />
          )}
        </Pick>
      </Clip>
    </div>
  );
}

/** Closed, the first brands; open, those of a letter or of written words. */
function BrandPick({ store, open }: Pick<Props, 'store' | 'open'>) {
  const { brands, filter } = useSnapshot(store.state);
  const { shown, tools } = useBrands(brands, filter.brand);
  return (
    <Pick label="品牌">
      {open && tools}
      <PickWord on={filter.brand.length === 0} onClick={() => store.change({ brand: [] })}>
        全部
      </PickWord>
      {shown.map(({ brand_id, brand_name }) => {
        const on = filter.brand.includes(brand_id);
        return (
          <PickWord key={brand_id} on={on} onClick={() => store.change({ brand: toggled(filter.brand, brand_id) })}>
            {on && <Icon name="check" size={16} />}
            {brand_name}
          </PickWord>
        );
      })}
    </Pick>
  );
}

/** The goods types of the integral tab. */
export const GOODS_TYPES: readonly { readonly key: IntegralType; readonly label: string }[] = [
  { key: '', label: '全部' },
  { key: '1', label: '选商品' },
  { key: '2', label: '选礼品' },
];

function GoodsTypePick({ store }: { readonly store: GoodsListStore }) {
  const { goodsType } = useSnapshot(store.state);
  return (
    <Pick label="类型">
      {GOODS_TYPES.map(({ key, label }) => (
        <PickWord key={key} on={key === goodsType} onClick={() => store.change({ goodsType: key })}>
          {label}
        </PickWord>
      ))}
    </Pick>
  );
}

interface PickProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A filter row on a desktop: its name and its options. */
const Pick = ({ label, children }: PickProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in older WebKit
  <div className="row row--top grow size-13 pick" role="group" aria-label={label}>
    <span className="keep muted pick__label">{label}</span>
    <div className="wrap tight">{children}</div>
  </div>
);

interface WordProps {
  readonly on: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One option. */
const PickWord = ({ on, onClick, children }: WordProps) => (
  <button type="button" className="pick__word" aria-pressed={on} onClick={onClick}>
    {children}
  </button>
);
