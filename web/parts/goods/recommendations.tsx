import { useDeferredValue, useState } from 'react';
import type { ArgsOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noRecommendation } from '#shared/messages/empty.ts';
import { createPart, type Part } from '#web/state/loading/part.ts';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Loaded } from '../loaded.tsx';
import { GoodsList } from './goods-list.tsx';
import '#web/ui/words.css';
import './recommendations.css';

interface Asked {
  /** How many; each screen has its own number (document 1 §9). */
  readonly num: number;
  /** The screen that asks. */
  readonly lx: string;
  readonly keywords?: string;
  readonly goodsId?: string;
  /** ms after the screen was opened before they are fetched. */
  readonly delay?: number;
}

interface Seen {
  /** How many are in the first viewport, where little stands above them: their images load at once. */
  readonly eager?: number;
}

export type RecommendedPart = Part<{ readonly data: readonly GoodsCard[] }>;

/**
 * The recommendations of one page, shared by all its places that show them: two equal requests would cancel each other.
 */
export function useRecommended({ num, lx, keywords = '', goodsId, delay }: Asked): RecommendedPart {
  const [part] = useState(() => {
    const args: ArgsOf<typeof common.randBest> = { num, lx, keywords, ...(goodsId ? { goods_id: goodsId } : {}) };
    const ask = { call: common.randBest, args: () => args, ...(delay !== undefined && { delay }) };
    return createPart(ask, ({ data }) => ({ data: data.slice(0, num) }));
  });
  return part;
}

/**
 * Recommended goods. A failure is one line, because they are optional. They stand below what the page is about, which
 * does not wait until thirty cards are laid out.
 */
export function RecommendedGoods({ part, eager = 0 }: Seen & { readonly part: RecommendedPart }) {
  const isDue = useDeferredValue(true, false);
  return (
    <section className="inset recommendations" aria-label="猜你喜欢">
      <h2>猜你喜欢</h2>
      <Loaded part={part} skeleton={<Skeletons />} failed="line">
        {({ data }) =>
          isDue ? (
            <GoodsList goods={data} look="card" eager={eager} empty={<Empty title={noRecommendation.text} />} />
          ) : (
            <Skeletons />
          )
        }
      </Loaded>
    </section>
  );
}

const Skeletons = () => (
  <div className="recommendations__skeleton">
    <GoodsCardSkeleton count={4} />
  </div>
);

/** For a page that shows them in one place. */
export const Recommendations = ({ eager = 0, ...asked }: Asked & Seen) => (
  <RecommendedGoods part={useRecommended(asked)} eager={eager} />
);
