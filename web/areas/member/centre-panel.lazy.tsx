import { useEffect, useState } from 'react';
import { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { RECOMMENDED_IN_CENTRE } from '#shared/rules/goods/recommendation.ts';
import { GoodsList } from '#web/parts/goods/goods-list.tsx';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GoodsRowSkeleton } from '#web/ui/skeleton.tsx';
import { PromoBanners } from './promo-banners.tsx';

/** The side panel on a desktop: three recommended goods, three others on demand, and banners. */
export function CentrePanel() {
  const [goods] = useState(() =>
    createPart<{ data: GoodsCard[] }>(() =>
      api.send(common.randBest, { num: RECOMMENDED_IN_CENTRE, lx: 'centre', keywords: '' }),
    ),
  );
  const { phase, data } = usePart(goods);
  useEffect(() => whenReady(START_DELAY, () => void goods.load()), [goods]);
  return (
    <aside className="column centre__panel" aria-label="推荐">
      {!(phase === 'failed' && !data) && (
        <Card
          title="为你推荐"
          more={
            <button type="button" className="go" onClick={() => void goods.reload()}>
              <Icon name="repeat" size={16} />
              换一批
            </button>
          }
        >
          {data ? (
            <GoodsList goods={data.data.slice(0, RECOMMENDED_IN_CENTRE)} look="row" />
          ) : (
            <GoodsRowSkeleton count={RECOMMENDED_IN_CENTRE} />
          )}
        </Card>
      )}
      {(data || phase === 'failed') && <PromoBanners />}
    </aside>
  );
}
