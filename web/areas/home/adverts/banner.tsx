import { Suspense, useEffect, useState } from 'react';
import type { Advert } from '#shared/contract/entities.ts';
import { loadFailed } from '#shared/messages/wire.ts';
import { EVERYTHING } from '#shared/rules/goods/search-history.ts';
import { href } from '#web/navigation/routes.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import { later } from '#web/parts/page/later.ts';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import type { HomeAnswer } from '../home-store.ts';

const BannerSlides = later(async () => (await import('./banner-slides.lazy.tsx')).BannerSlides, 'none').View;

/** For this many ms only the first banner is rendered: nobody changes slides before the page is usable. */
const ALONE_MS = 1500;

/** The banner carousel (slot bigImg), or a retry when the page's answer is missing. */
export function Banner({ home }: { readonly home: Part<HomeAnswer> }) {
  const { data, phase } = usePart(home);
  if (data) return <Slides adverts={data.bigImg} />;
  return (
    phase === 'failed' && (
      <div className="home__retry" role="alert">
        <Button kind="line" icon="repeat" busyText="加载中" onClick={home.load}>
          {loadFailed.text}
        </Button>
      </div>
    )
  );
}

/** A shop without banners: their place, which is kept from the first frame on, is a way to the goods. */
const AllGoods = () => (
  <a className="home__none" href={href.search({ keywords: EVERYTHING })}>
    看全部商品
  </a>
);

/** The first image shows at once, the carousel loads a moment later. */
function Slides({ adverts }: { readonly adverts: readonly Advert[] }) {
  const [turns, setTurns] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTurns(true), ALONE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (adverts.length === 0) return <AllGoods />;
  const first = adverts[0] && <AdvertImage ad={adverts[0]} place="bigImg" largest />;
  if (!turns || adverts.length < 2) return first;
  return (
    <Suspense fallback={first}>
      <BannerSlides adverts={adverts} />
    </Suspense>
  );
}
