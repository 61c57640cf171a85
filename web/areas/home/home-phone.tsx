import { Suspense } from 'react';
import { later } from '#web/parts/later.ts';
import { Near } from '#web/parts/near.tsx';
import { SearchBox } from '#web/parts/search-box.tsx';
import { usePart } from '#web/state/use-part.ts';
import { HomeBanner } from './home-banner.tsx';
import { HomeCuts } from './home-cuts.tsx';
import { HomeKinds } from './home-kinds.tsx';
import { HomeLists } from './home-lists.tsx';
import { HomeMine } from './home-mine.tsx';
import { HomeNotice } from './home-notice.tsx';
import { HomePhoneMarkup } from './home-phone-markup.tsx';
import { HomePromotion } from './home-promotion.tsx';
import type { HomeStore } from './home-store.ts';

const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow).View;

/** Room in px for the lower half, as in home.css: the footer below it is no near thing either. */
const ROOM = 1500;

/** The phone's home: everything of the first screens here, the rest when it comes near. */
export function HomePhone({ store }: { readonly store: HomeStore }) {
  const { data } = usePart(store.home);
  return (
    <HomePhoneMarkup
      search={<SearchBox look="crown" />}
      notice={<HomeNotice />}
      banner={data && <HomeBanner adverts={data.bigImg} />}
      kinds={<HomeKinds />}
      mine={<HomeMine counters={store.counters} />}
      cuts={data && <HomeCuts priv={data.system_priv} />}
      promotion={<HomePromotion promotion={store.promotion} />}
      lists={<HomeLists store={store} />}
      below={<Below store={store} />}
    />
  );
}

/** Below bones nothing is fetched: they are shorter than what they stand for. */
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
