import { firstPage } from '#shared/contract/first-page.ts';
import type { Advert } from '#shared/contract/shop-entities.ts';
import { isOwnPath } from '#shared/rules/app/safe-link.ts';
import { advertLink } from '#shared/rules/home/advert.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';

interface Props {
  readonly ad: Advert;
  /** The slot, sent with each click. */
  readonly place: string;
  /** On the first screen, and does not wait for the layout. */
  readonly eager?: boolean | undefined;
  /** The largest picture there: the connection is its own first. */
  readonly largest?: boolean;
  readonly className?: string;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** The request survives the page: an advert may lead to another site. */
const outlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Counts a click. Its answer and its failure are ignored (document 1 §7). */
export function countClick(lx: string, id: string): void {
  api.send(firstPage.clickCount, { lx, id }, { fetch: outlive }).catch(() => undefined);
}

/** An advert's image, a link unless its address is "#". A click is counted in any case. */
export function AdvertImage({ ad, place, largest, eager = largest, className, onLoad, onError }: Props) {
  const link = advertLink(ad.ad_link);
  const picture = {
    className,
    style: ad.bg_color ? { backgroundColor: ad.bg_color } : undefined,
    onClick: () => countClick(place, ad.ad_id),
    children: (
      <img
        src={ad.ad_img}
        alt={ad.ad_name || '活动'}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={largest ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    ),
  } as const;
  if (!link) return <span {...picture} />;
  return <a {...picture} href={isOwnPath(link) ? hrefOf(link) : link} />;
}
