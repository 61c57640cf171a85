import { useEffect, useId, useState } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noGoods } from '#shared/messages/goods-card.ts';
import { loadFailed } from '#shared/messages/wire.ts';
import { GoodsItem } from '#web/parts/goods/goods-item.tsx';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import '#web/parts/goods/goods-list.css';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { GoodsRowSkeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type HomeStore, type ListKey, shownLists } from '../home-store.ts';

/** The lists of a phone's home as tabs; a list loads when its tab is first selected. */
export function GoodsTabs({ store }: { readonly store: HomeStore }) {
  const [tab, setTab] = useState<ListKey>('hot');
  const panelId = useId();
  const tabs = shownLists(usePart(store.home).data?.system_priv).map(({ key, label }) => ({ key, label }));
  const list = store[tab];
  const { data, phase } = usePart(list);
  useEffect(() => {
    if (tab !== 'hot') void list.load();
  }, [tab, list]);
  return (
    <Card className="home__tabs">
      <Tabs label="商品" items={tabs} value={tab} onChange={setTab} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={tabs.find(({ key }) => key === tab)?.label}>
        {data && data.length > 0 && <GoodsRows goods={data} />}
        {data?.length === 0 && <p className="home__failed muted">{noGoods.text}</p>}
        {!data && phase === 'failed' && (
          <div className="home__failed">
            <Button kind="line" icon="repeat" busyText="加载中" onClick={list.load}>
              {loadFailed.text}
            </Button>
          </div>
        )}
        {!data && phase !== 'failed' && <GoodsRowSkeleton count={4} />}
      </div>
    </Card>
  );
}

/** The goods of a list. */
export const GoodsRows = ({ goods }: { readonly goods: readonly GoodsCard[] }) => (
  <ul className="goods-list goods-list--row">
    {goods.map((each) => (
      <li key={goodsKey(each)}>
        <GoodsItem goods={each} look="row" />
      </li>
    ))}
  </ul>
);
