import { useSnapshot } from 'valtio';
import { noGoods } from '#shared/messages/goods-card.ts';
import { type GoodsFilter, isNarrowed, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { EVERYTHING } from '#shared/rules/goods/search-history.ts';
import { href } from '#web/navigation/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Markup } from '#web/ui/jsx/view.ts';
import { Empty } from '#web/ui/state.tsx';
import type { GoodsListStore } from './goods-filter-store.ts';

interface Props {
  readonly store: GoodsListStore;
  /** The initial filter, which excludes nothing. */
  readonly defaults?: GoodsFilter;
  /** What to try when no filter is set. */
  readonly children: Markup;
}

/** An empty list suggests what to try next: fewer filters, else what the page knows. */
export function NothingFound({ store, defaults = searchDefaults, children }: Props) {
  const { filter } = useSnapshot(store.state);
  if (isNarrowed({ ...filter, only_kc: filter.only_kc && !defaults.only_kc })) {
    return (
      <Empty
        title={noGoods.text}
        say="当前筛选条件下没有商品"
        action={
          <Button kind="line" onClick={() => store.change({ ...defaults, sort: filter.sort, order: filter.order })}>
            清除筛选
          </Button>
        }
      />
    );
  }
  return children;
}

/** A search without filters: suggests other words. */
export const OtherWords = () => (
  <Empty
    title={noGoods.text}
    say="换个药品名、厂家或编码试试"
    action={
      <ButtonLink kind="line" href={href.search({ keywords: EVERYTHING })}>
        看全部商品
      </ButtonLink>
    }
  />
);
