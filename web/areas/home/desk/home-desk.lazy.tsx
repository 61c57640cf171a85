import { useEffect } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { GRID_COLUMNS } from '#shared/rules/goods/card-icons.ts';
import { href } from '#web/navigation/routes.ts';
import { PageBlocks } from '#web/parts/content/page-blocks.tsx';
import { GoodsList } from '#web/parts/goods/goods-list.tsx';
import { GoodsListHead } from '#web/parts/goods/goods-list-head.tsx';
import { Near } from '#web/parts/page/near.tsx';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { cx } from '#web/ui/cx.ts';
import { Failed } from '#web/ui/state.tsx';
import { DeskAccountCard } from '../account/desk-account-card.tsx';
import { FlyerPair } from '../adverts/flyer-pair.tsx';
import { BrandGrid } from '../below/brand-grid.tsx';
import { DeskCategories } from '../entrances/desk-categories.tsx';
import '../below/below.css';
import { Banner } from '../adverts/banner.tsx';
import { useBelow } from '../below/use-below.ts';
import { Shortcuts } from '../entrances/shortcuts.tsx';
import './home-desk.css';
import { useFlag } from '#web/state/session/use-flag.ts';
import { PromotionClock } from '../goods/promotion-clock.tsx';
import { type HomeStore, LISTS } from '../home-store.ts';
import { GridSkeleton, HomeDeskMarkup } from './home-desk-markup.tsx';

/** Home on a desktop: the documented panels, then a section for each list. */
export function HomeDesk({ store }: { readonly store: HomeStore }) {
  const { data } = usePart(store.home);
  const nearExpiry = useFlag('taobao') === true;
  return (
    <HomeDeskMarkup
      categories={<DeskCategories />}
      banner={
        <div className={cx('home__banner hero__banner', data?.ad2.length === 0 && 'is-alone')}>
          <Banner home={store.home} />
        </div>
      }
      ads={data && <FlyerPair adverts={data.ad2} />}
      accountCard={<DeskAccountCard home={store.home} counters={store.counters} />}
      shortcuts={
        <nav className="card strip" aria-label="快捷入口">
          <Shortcuts home={store.home} />
        </nav>
      }
    >
      <PromotionSection promotion={store.promotion} />
      {LISTS.filter(({ key }) => key !== 'taobao' || nearExpiry).map(({ key, label, intro }) => (
        <Near key={key} room={392}>
          <ListSection list={store[key]} title={label} more={href.intro({ intro })} />
        </Near>
      ))}
      <Near room={1500}>
        <Below />
      </Near>
    </HomeDeskMarkup>
  );
}

function PromotionSection({ promotion }: { readonly promotion: Part<GoodsCard[]> }) {
  const { data, phase } = usePart(promotion);
  if (data?.length === 0) return null;
  if (data)
    return (
      <>
        <GoodsListHead title="促销活动" more={href.intro({ intro: 'promotion' })}>
          <PromotionClock goods={data} label="距结束" />
        </GoodsListHead>
        <GoodsList goods={data} look="card" eager={GRID_COLUMNS} />
      </>
    );
  return phase === 'failed' ? <Failed onRetry={promotion.load} /> : <GridSkeleton />;
}

interface SectionProps {
  readonly list: Part<GoodsCard[]>;
  readonly title: string;
  readonly more: string;
}

/** A list, loaded when it comes near the viewport. */
function ListSection({ list, title, more }: SectionProps) {
  const { data, phase } = usePart(list);
  useEffect(() => whenReady(START_DELAY, () => void list.load()), [list]);
  if (data) return data.length > 0 && <GoodsList goods={data} look="card" title={title} more={more} />;
  return phase === 'failed' ? <Failed onRetry={list.load} /> : <GridSkeleton />;
}

function Below() {
  const { brands, blocks, settled, retry } = useBelow();
  if (!settled) return <div className="home__room" />;
  return (
    <>
      {brands?.ppg && brands.ppg.length > 0 && (
        <section>
          <GoodsListHead title="品牌推荐" />
          <BrandGrid brands={brands.ppg} />
        </section>
      )}
      {brands?.tjbk && brands.tjbk.length > 0 && <GoodsList goods={brands.tjbk} look="card" title="热卖推荐" />}
      {blocks && (
        <div className="stack home-desk__blocks">
          <PageBlocks blocks={blocks} />
        </div>
      )}
      {retry && <Failed onRetry={retry} />}
    </>
  );
}
