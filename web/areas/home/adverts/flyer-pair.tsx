import type { Advert } from '#shared/contract/entities.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';

/** The two side adverts (slot ad2). */
export const FlyerPair = ({ adverts }: { readonly adverts: readonly Advert[] }) =>
  adverts.length > 0 && (
    <div className="flyer-pair">
      {adverts.slice(0, 2).map((ad) => (
        <AdvertImage key={ad.ad_id} ad={ad} place="ad2" className="flyer-pair__one" />
      ))}
    </div>
  );
