import { GoodsItem } from '#web/parts/goods/goods-item.tsx';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import type { RecommendedPart } from '#web/parts/goods/recommendations.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import './shelf.css';

/** Recommended goods in a strip within a long list, whose end few reach. */
export const Shelf = ({ part }: { readonly part: RecommendedPart }) => (
  <section className="shelf" aria-label="猜你喜欢">
    <h3>猜你喜欢</h3>
    <ul className="sideways shelf__strip">
      <Loaded part={part} skeleton={<GoodsCardSkeleton count={8} />} failed="none">
        {({ data }) =>
          data.map((goods) => (
            <li key={goodsKey(goods)}>
              <GoodsItem goods={goods} look="card" />
            </li>
          ))
        }
      </Loaded>
    </ul>
  </section>
);
