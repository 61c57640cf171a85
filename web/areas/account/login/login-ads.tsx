import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The adverts of the login page; their space is reserved while they load. */
export function LoginAds({ part }: { readonly part: Part<AnswerOf<typeof login.needCode>> }) {
  const { phase, data } = usePart(part);
  if (data?.ad_list.length === 0 || phase === 'failed') return null;
  return (
    <div className="login__ads">
      {data ? (
        <Carousel label="广告">
          {data.ad_list.map((ad, at) => (
            <AdvertImage key={ad.ad_id} ad={ad} place="login" largest={at === 0} className="login__ad" />
          ))}
        </Carousel>
      ) : (
        <Skeleton className="login__ad" />
      )}
    </div>
  );
}
