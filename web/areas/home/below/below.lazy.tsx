import { PageBlocks } from '#web/parts/content/page-blocks.tsx';
import { GoodsList } from '#web/parts/goods/goods-list.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { Failed } from '#web/ui/state.tsx';
import { FlyerPair } from '../adverts/flyer-pair.tsx';
import { ArticleList } from './article-list.tsx';
import { BrandGrid } from './brand-grid.tsx';
import './below.css';
import type { HomeStore } from '../home-store.ts';
import { useBelow } from './use-below.ts';

/** The lower half of home on a phone: side adverts, brands, recommendations, blocks, articles. */
export function HomeBelow({ store }: { readonly store: HomeStore }) {
  const { data } = usePart(store.home);
  const { brands, blocks, settled, retry } = useBelow();
  if (!settled) return <div className="home__room" />;
  return (
    <>
      {data && <FlyerPair adverts={data.ad2} />}
      {brands?.ppg && brands.ppg.length > 0 && (
        <Card title="品牌推荐">
          <BrandGrid brands={brands.ppg} />
        </Card>
      )}
      {brands?.tjbk && brands.tjbk.length > 0 && (
        <Card title="热卖推荐" className="home__tabs">
          <GoodsList goods={brands.tjbk} look="row" />
        </Card>
      )}
      {blocks && <PageBlocks blocks={blocks} />}
      {retry && <Failed onRetry={retry} />}
      {data && (
        <Card title="新闻资讯">
          <ArticleList articles={data.articles} />
        </Card>
      )}
    </>
  );
}
