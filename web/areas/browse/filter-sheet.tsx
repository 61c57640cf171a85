import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Brand } from '#shared/contract/entities.ts';
import type { GoodsFilter, IntegralType } from '#shared/rules/goods/goods-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GOODS_TYPES } from './desk-picks.tsx';
import { type Flag, usePhoneFlags } from './filter-flags.ts';
import type { GoodsListStore } from './goods-filter-store.ts';
import { toggled } from './toggled.ts';
import { useBrands } from './use-brands.tsx';

interface Props {
  readonly store: GoodsListStore;
  readonly open: boolean;
  /** Only the brands, without the other filters. */
  readonly only?: 'brands' | undefined;
  /** Goods or gifts for points can be told apart. */
  readonly types?: boolean;
  /** Opens the categories; a collection has none. */
  readonly onCategories?: (() => void) | undefined;
  readonly onClose: () => void;
}

type Draft = Partial<Pick<GoodsFilter, 'brand' | Flag['key']>> & { readonly goodsType?: IntegralType };

/** The filters of a phone: several can be chosen, then the list restarts once. */
export function FilterSheet({ store, open, only, types = false, onCategories, onClose }: Props) {
  const { brands, filter, goodsType } = useSnapshot(store.state);
  const [draft, setDraft] = useState<Draft>({});
  const flags = usePhoneFlags(store).filter(({ unsure }) => !only && !unsure);
  const chosen = { ...filter, goodsType, ...draft };
  const count =
    chosen.brand.length +
    flags.filter(({ key }) => chosen[key]).length +
    Number(types && !only && chosen.goodsType !== '');
  const leave = () => {
    setDraft({});
    onClose();
  };
  const apply = () => {
    if (Object.keys(draft).length > 0) store.change(draft);
    leave();
  };
  const clear = () =>
    setDraft({
      brand: [],
      ...(!only && { goodsType: '' }),
      ...Object.fromEntries(flags.map(({ key }) => [key, false])),
    });
  const foot = (
    <>
      <Button kind="line" onClick={clear}>
        清空
      </Button>
      <Button wide onClick={apply}>
        {count > 0 ? `确定（${count}）` : '确定'}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={only ? '品牌' : '筛选'} onClose={leave} foot={foot}>
      {!only && (
        <section className="filter-sheet__part">
          {types && (
            <>
              <h3>兑换类型</h3>
              <Chips label="兑换类型">
                {GOODS_TYPES.map(({ key, label }) => (
                  <Chip
                    key={key || 'all'}
                    on={key === chosen.goodsType}
                    onClick={() => setDraft({ ...draft, goodsType: key })}
                  >
                    {label}
                  </Chip>
                ))}
              </Chips>
            </>
          )}
          <h3>商品</h3>
          <Chips label="商品">
            {flags.map(({ key, label }) => (
              <Chip key={key} on={chosen[key]} onClick={() => setDraft({ ...draft, [key]: !chosen[key] })}>
                {label}
              </Chip>
            ))}
            {onCategories && (
              <Chip onClick={onCategories}>
                分类
                <Icon name="right" size={16} />
              </Chip>
            )}
          </Chips>
          <h3>品牌</h3>
        </section>
      )}
      <BrandChips
        brands={brands}
        chosen={chosen.brand}
        onToggle={(brand_id) => setDraft({ ...draft, brand: toggled(chosen.brand, brand_id) })}
      />
    </Dialog>
  );
}

interface BrandProps {
  readonly brands: readonly Brand[];
  readonly chosen: readonly string[];
  readonly onToggle: (brand_id: string) => void;
}

function BrandChips({ brands, chosen, onToggle }: BrandProps) {
  const { shown, tools } = useBrands(brands, chosen);
  if (brands.length === 0) return <p className="muted">暂无可选品牌</p>;
  return (
    <>
      {tools}
      <Chips label="品牌">
        {shown.map(({ brand_id, brand_name }) => (
          <Chip key={brand_id} on={chosen.includes(brand_id)} onClick={() => onToggle(brand_id)}>
            {brand_name}
          </Chip>
        ))}
      </Chips>
    </>
  );
}
