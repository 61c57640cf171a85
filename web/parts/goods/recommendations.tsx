import { useEffect, useState } from 'react';
import { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { CancelledError } from '#shared/errors.ts';
import { noRecommendation } from '#shared/messages/empty.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { whenReady } from '#web/state/settings.ts';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { GoodsList } from './goods-list.tsx';
import './recommendations.css';

interface Props {
  /** How many; each screen has its number (document 1 §9). */
  readonly num: number;
  /** Which screen asks. */
  readonly lx: string;
  readonly keywords?: string;
  readonly goodsId?: string;
  readonly title?: string;
}

/** Recommended goods. What cannot be loaded is said and takes no room: nobody came to the page for it. */
export function Recommendations({ num, lx, keywords = '', goodsId, title = '猜你喜欢' }: Props) {
  const [goods, setGoods] = useState<readonly GoodsCard[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (goods) return undefined;
    const load = async () => {
      try {
        const answer = await api.send(common.randBest, {
          num,
          lx,
          keywords,
          ...(goodsId ? { goods_id: goodsId } : {}),
        });
        setGoods(answer.data);
      } catch (error) {
        if (error instanceof CancelledError) return;
        setFailed(true);
        report(error);
      }
    };
    return whenReady(START_DELAY, () => void load());
  }, [goods, num, lx, keywords, goodsId]);

  if (failed) return null;
  return (
    <section className="recommendations" aria-label={title}>
      <h2>{title}</h2>
      {goods === undefined && (
        <div className="recommendations__skeleton">
          <GoodsCardSkeleton count={4} />
        </div>
      )}
      {goods && <GoodsList goods={goods} look="card" empty={<Empty title={noRecommendation.text} />} />}
    </section>
  );
}
