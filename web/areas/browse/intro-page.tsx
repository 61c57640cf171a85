import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Collection } from '#shared/contract/intro.ts';
import { noGoods } from '#shared/messages/goods-card.ts';
import { notOffered } from '#shared/messages/wire.ts';
import { introDefaults } from '#shared/rules/goods/goods-filter.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/goods/recommendation.ts';
import { EVERYTHING } from '#shared/rules/goods/search-history.ts';
import { introLabel, introNeeds, introTabs } from '#shared/rules/home/intro-tabs.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { RecommendedGoods, useRecommended } from '#web/parts/goods/recommendations.tsx';
import { EndlessGoods } from '#web/parts/list/endless-goods.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { session } from '#web/state/session/session.ts';
import { useFlag } from '#web/state/session/use-flag.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { collectionOf } from './intro-loader.ts';
import '#web/ui/words.css';
import './browse.css';
import { BelowList } from './below-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { createIntroStore, type GoodsListStore } from './goods-filter-store.ts';
import { NothingFound } from './nothing-found.tsx';
import { Shelf } from './shelf.tsx';
import { showTab } from './show-tab.ts';

const PointsPurse = later(async () => (await import('./points-purse.lazy.tsx')).PointsPurse, 'none').View;

/** A collection of goods (document 1 §2); an unknown one shows new arrivals. */
export default function IntroPage({ query }: { readonly query: QueryOf<'intro'> }) {
  const intro = collectionOf(query.intro);
  const [store] = useState(() => createIntroStore(intro));
  const title = introLabel(intro);
  const recommended = useRecommended({ num: RECOMMENDED_ON_LISTS, lx: 'intro' });
  const known = isLoggedIn(useSnapshot(session).token);
  // Unknown keeps its place: nothing moves when the first answer names the privileges.
  const hasPoints = useFlag('integral') !== false;
  const needs = introNeeds(intro);
  const priv = usePrivileges();
  const isOff = needs !== undefined && priv?.[needs] === false;
  return (
    <>
      <TopBar title={title} cart />
      <main className="page-width inset-sides browse">
        <Breadcrumb title={title} />
        <IntroTabs now={intro} list={store.list} />
        {intro === 'integral' && known && hasPoints && (
          <div className="browse__purse">
            <Suspense fallback={<Skeleton w="100%" h={44} />}>
              <PointsPurse />
            </Suspense>
          </div>
        )}
        <FilterBar store={store} intro={intro} />
        {isOff ? (
          <Empty title={notOffered.text} action={<Everything />} />
        ) : (
          <EndlessGoods
            list={store.list}
            between={<Shelf part={recommended} />}
            empty={
              <NothingFound store={store} defaults={introDefaults(intro)}>
                {intro === 'integral' ? <NothingForPoints /> : <Empty title={noGoods.text} />}
              </NothingFound>
            }
          />
        )}
        <BelowList list={store.list}>
          <RecommendedGoods part={recommended} />
        </BelowList>
      </main>
    </>
  );
}

const NothingForPoints = () => <Empty title={noGoods.text} say="积分也可以在结算时抵扣" action={<Everything />} />;

const Everything = () => (
  <ButtonLink kind="line" href={href.search({ keywords: EVERYTHING })}>
    去逛逛
  </ButtonLink>
);

/** The collections as tabs. Each is a page of its own, so that back leaves the collections. */
function IntroTabs({ now, list }: Pick<GoodsListStore, 'list'> & { readonly now: Collection }) {
  const priv = usePrivileges();
  const { phase } = useSnapshot(list.state);
  // Until the privileges have loaded the tabs could change under the finger.
  const settled = priv !== undefined || phase === 'shown' || phase === 'failed';
  return (
    <nav className="sideways intro-tabs" aria-label="商品专区">
      {(settled ? introTabs(priv) : []).map(({ intro, label }) => (
        <a
          key={intro}
          className="row tall muted nowrap"
          href={href.intro({ intro })}
          data-instead=""
          aria-current={intro === now ? 'page' : undefined}
          ref={intro === now ? showTab : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
