import { Suspense, useEffect, useState } from 'react';
import type { Advert } from '#shared/contract/entities.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import { later } from '#web/parts/page/later.ts';

const BannerSlides = later(async () => (await import('./banner-slides.lazy.tsx')).BannerSlides).View;

/** The first banner stands alone for this many ms: nobody turns slides before the page can be used. */
const ALONE_MS = 1500;

/** The banner carousel (slot bigImg); its first picture comes at once, the turning of slides a moment later. */
export function Banner({ adverts }: { readonly adverts: readonly Advert[] }) {
  const [turns, setTurns] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTurns(true), ALONE_MS);
    return () => clearTimeout(timer);
  }, []);
  const first = adverts[0] && <AdvertImage ad={adverts[0]} place="bigImg" eager />;
  if (!turns || adverts.length < 2) return first;
  return (
    <Suspense fallback={first}>
      <BannerSlides adverts={adverts} />
    </Suspense>
  );
}
