import { Suspense } from 'react';
import { later } from '#web/parts/page/later.ts';
import { Near } from '#web/parts/page/near.tsx';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { AccountCard } from '../account/account-card.tsx';
import { Banner } from '../adverts/banner.tsx';
import { CrownAdvert } from '../adverts/crown-advert.tsx';
import { HomeNotice } from '../adverts/notice.tsx';
import { Categories } from '../entrances/categories.tsx';
import { Shortcuts } from '../entrances/shortcuts.tsx';
import { GoodsTabs } from '../goods/goods-tabs.tsx';
import { PromotionStrip } from '../goods/promotion-strip.tsx';
import type { HomeStore } from '../home-store.ts';
import { HomePhoneMarkup } from './home-phone-markup.tsx';

const HomeBelow = later(async () => (await import('../below/below.lazy.tsx')).HomeBelow).View;

/** Reserved height in px for the lower half, as in home.css: it keeps the footer away from the viewport. */
const ROOM = 1500;

/** Home on a phone: the first screens here, the rest when it comes near. */
export function HomePhone({ store }: { readonly store: HomeStore }) {
  return (
    <HomePhoneMarkup
      search={<SearchBox look="crown" />}
      advert={<CrownAdvert />}
      notice={<HomeNotice />}
      banner={<Banner home={store.home} />}
      categories={<Categories />}
      accountCard={<AccountCard counters={store.counters} />}
      shortcuts={<Shortcuts home={store.home} />}
      promotion={<PromotionStrip promotion={store.promotion} />}
      lists={<GoodsTabs store={store} />}
      below={<Below store={store} />}
    />
  );
}

/** Nothing loads below skeletons, because they are shorter than their content. */
function Below({ store }: { readonly store: HomeStore }) {
  const { phase } = usePart(store.hot);
  const room = <div className="home__room" />;
  if (phase !== 'shown' && phase !== 'failed') return room;
  return (
    <Near room={ROOM}>
      <Suspense fallback={room}>
        <HomeBelow store={store} />
      </Suspense>
    </Near>
  );
}
