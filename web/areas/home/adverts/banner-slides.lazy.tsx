import type { Advert } from '#shared/contract/entities.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import { Carousel } from '#web/ui/carousel.tsx';

/** The banners as a carousel. */
export const BannerSlides = ({ adverts }: { readonly adverts: readonly Advert[] }) => (
  <Carousel label="活动横幅">
    {adverts.map((ad, at) => (
      <AdvertImage key={ad.ad_id} ad={ad} place="bigImg" largest={at === 0} />
    ))}
  </Carousel>
);
