import { useSnapshot } from 'valtio';
import { noGoods } from '#shared/messages/empty.ts';
import { isNarrowed, searchDefaults } from '#shared/rules/goods-filter.ts';
import { EVERYTHING } from '#shared/rules/search-history.ts';
import { href } from '#web/navigation/routes.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import type { GoodsListStore } from './goods-filter-store.ts';

/** A search without results suggests what to try next: fewer filters, else other words. */
export function NothingFound({ store }: { readonly store: GoodsListStore }) {
  const { filter } = useSnapshot(store.state);
  if (isNarrowed(filter)) {
    return (
      <Empty
        title={noGoods.text}
        say="当前筛选条件下没有商品"
        action={
          <Button
            kind="line"
            onClick={() => store.change({ ...searchDefaults, sort: filter.sort, order: filter.order })}
          >
            清除筛选
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      title={noGoods.text}
      say="换个药品名、厂家或编码试试"
      action={
        <a className={buttonClass({ kind: 'line' })} href={href.search({ keywords: EVERYTHING })}>
          看全部商品
        </a>
      }
    />
  );
}
