import { Suspense, useState } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import type { GoodsInfo } from '#shared/rules/goods/offer.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/goods/recommendation.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useShareCard } from '#web/parts/page/use-share-card.ts';
import { knownGoodsName } from '#web/state/goods/goods-names.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { usePageTitle } from '#web/state/shell/page-title.ts';
import type { PageCard } from '#web/state/shell/share.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { DockAmount } from './buying-amount.tsx';
import { BuyingFoot } from './buying-foot.tsx';
import { BuyingTags } from './buying-head.tsx';
import { BuyingOptions, BuyingOptionsSkeleton } from './buying-options.tsx';
import { type BuyingStore, createBuying, type Wanted } from './buying-store.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Gallery } from './gallery.tsx';
import { GoodsFacts } from './goods-facts.tsx';
import { TeamOffer } from './team-offer.tsx';
import '#web/ui/words.css';
import './goods-page.css';

const Recommendations = later(async () => (await import('#web/parts/goods/recommendations.tsx')).Recommendations).View;
const GoodsReviews = later(async () => (await import('./goods-reviews.lazy.tsx')).GoodsReviews).View;

/** ms from an added product's toast to the question for its stock and limit: the toast is on the screen by then. */
const RELOAD_AFTER = 100;

/** /goods: gallery, head, the buying form of the quick-buy dialog, licence facts, details, reviews, recommendations. */
export default function GoodsPage({ query }: { readonly query: QueryOf<'goods'> }) {
  return query.id === '' ? <NoGoods /> : <OneGoods query={query} />;
}

const wantedBy = (query: QueryOf<'goods'>): Wanted => ({
  goods_id: query.id,
  name: knownGoodsName(query.id),
  lx: query.lx as GoodsCard['lx'],
  tb_id: query.tb_id,
  whole: true,
  show_all: query.show_all !== '',
});

/** An address without an id. */
const NoGoods = () => (
  <main>
    <TopBar title="商品详情" cart />
    <h1 className="visually-hidden on-desk">商品详情</h1>
    <Empty title={missingParameter.text} action={<ToGoods />} />
  </main>
);

const ToGoods = () => (
  <a className={buttonClass()} href={href.search({ keywords: 'all' })}>
    去逛逛
  </a>
);

function OneGoods({ query }: { readonly query: QueryOf<'goods'> }) {
  const [store] = useState(() => createBuying(wantedBy(query)));
  const { phase, data } = usePart(store.goods);
  const title = (data && productName(data.data)) || (phase === 'failed' ? '商品详情' : '');
  usePageTitle(data ? title : '');
  useShareCard(data ? cardOf(data, query.id) : undefined);

  return (
    <main className="page-width goods-page">
      <TopBar title="商品详情" cart />
      <div className="on-desk">
        <Breadcrumb title={title} ofGoods />
      </div>
      <Loaded part={store.goods} skeleton={<GoodsPageSkeleton />} action={<ToGoods />}>
        {(info) => <Shown store={store} info={info} query={query} />}
      </Loaded>
      {/* Shown after the product: a growing page would push them away. */}
      {(data || phase === 'failed') && (
        <Suspense>
          <Recommendations num={RECOMMENDED_ON_LISTS} lx="goods" goodsId={query.id} />
        </Suspense>
      )}
    </main>
  );
}

/** The share card of the goods: name, maker and pack, first image. */
const cardOf = ({ data, gallery }: GoodsInfo, id: string): PageCard => ({
  title: productName(data),
  desc: [data.brand_name, data.des].filter(Boolean).join(' '),
  pictures: [gallery?.[0], data.goods_thumb].filter((each) => each !== undefined),
  address: href.goods({ id }),
});

interface ShownProps {
  readonly store: BuyingStore;
  readonly info: GoodsInfo;
  readonly query: QueryOf<'goods'>;
}

function Shown({ store, info, query }: ShownProps) {
  const { data, gallery } = info;
  const desk = useDesk();
  const pictures = gallery && gallery.length > 0 ? gallery : [data.goods_thumb ?? ''];
  return (
    <>
      <div className="column goods-page__top">
        <Gallery pictures={pictures} name={productName(data)} />
        <section className="card column goods-page__buy" aria-label="购买">
          <div className="row row--top apart">
            <h2 className="goods-page__name" translate="no">
              {productName(data)}
            </h2>
            <FavouriteButton
              goods={{ goods_id: query.id, goods_name: data.goods_name || data.goods_sn }}
              on={info.is_collect === true}
            />
          </div>
          <p className="small muted">
            {[data.goods_sn, data.des, data.j_name, data.brand_name].filter(Boolean).join(' · ')}
          </p>
          {data.goods_brief && <p className="small muted">{data.goods_brief}</p>}
          <BuyingTags store={store} />
          <TeamOffer lx={query.lx as GoodsCard['lx']} goodsId={query.id} />
          <BuyingOptions store={store} docked={!desk} />
          <Dock desk="plain" className="goods-page__dock">
            <BuyingFoot
              store={store}
              amount={!desk && <DockAmount store={store} />}
              onAdded={() => setTimeout(store.goods.reload, RELOAD_AFTER)}
            />
          </Dock>
        </section>
      </div>
      <GoodsFacts info={info}>
        <Suspense>
          <GoodsReviews goodsId={query.id} />
        </Suspense>
      </GoodsFacts>
    </>
  );
}

/** The skeleton of the goods page, with its final size. */
const GoodsPageSkeleton = () => (
  <div className="column goods-page__top" aria-hidden="true">
    <div className="gallery card">
      <Skeleton className="gallery__skeleton" />
    </div>
    <div className="card column goods-page__buy">
      <Skeleton w="70%" h="1.5rem" />
      <Skeleton w="90%" h="1rem" />
      <BuyingOptionsSkeleton />
    </div>
  </div>
);
