import { useEffect } from 'react';
import { GoodsList } from '#web/parts/goods-list.tsx';
import { PageBlocks } from '#web/parts/page-blocks.tsx';
import { usePart } from '#web/state/part.ts';
import { Card } from '#web/ui/card.tsx';
import { AdPair } from './ad-pair.tsx';
import { ArticleList } from './article-list.tsx';
import { BrandGrid } from './brand-grid.tsx';
import './home-below.css';
import type { HomeStore } from './home-store.ts';

/** What lies below the first screens of a phone: side adverts, brands, recommendations, blocks, articles. */
export function HomeBelow({ store }: { readonly store: HomeStore }) {
  const { data } = usePart(store.home);
  const { data: brands } = usePart(store.brands);
  const { data: blocks } = usePart(store.blocks);
  useEffect(() => {
    void store.brands.load();
    void store.blocks.load();
  }, [store]);
  return (
    <>
      {data && <AdPair adverts={data.ad2} />}
      {brands && brands.ppg.length > 0 && (
        <Card title="品牌推荐">
          <BrandGrid brands={brands.ppg} />
        </Card>
      )}
      {brands && brands.tjbk.length > 0 && (
        <Card title="热卖推荐" className="home__tabs">
          <GoodsList goods={brands.tjbk} look="row" />
        </Card>
      )}
      {blocks && <PageBlocks blocks={blocks} />}
      {data && data.articles.length > 0 && (
        <Card title="新闻资讯">
          <ArticleList articles={data.articles} />
        </Card>
      )}
    </>
  );
}
