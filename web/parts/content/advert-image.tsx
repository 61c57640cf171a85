import type { CSSProperties } from 'react';
import { firstPage } from '#shared/contract/first-page.ts';
import type { Advert } from '#shared/contract/shop-entities.ts';
import { advertLink } from '#shared/rules/advert.ts';
import { isOwnPath } from '#shared/rules/safe-link.ts';
import { api } from '#web/state/api.ts';
import { hrefOf } from '#web/state/routes.ts';

interface Props {
  readonly ad: Advert;
  /** The slot, told with each click. */
  readonly place: string;
  readonly eager?: boolean;
  readonly className?: string;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** Counts a click; nothing of its answer is used, and its failure is nobody's concern (document 1 §7). */
export function countClick(lx: string, id: string): void {
  api.send(firstPage.clickCount, { lx, id }).catch(() => undefined);
}

/** An advert's picture on its own ground, a link unless its address is "#". */
export function AdvertImage({ ad, place, eager, className, onLoad, onError }: Props) {
  const link = advertLink(ad.ad_link);
  const ground: CSSProperties | undefined = ad.bg_color ? { background: ad.bg_color } : undefined;
  const image = (
    <img
      src={ad.ad_img}
      alt={ad.ad_name}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  );
  if (!link)
    return (
      <span className={className} style={ground}>
        {image}
      </span>
    );
  const inside = isOwnPath(link);
  return (
    <a
      className={className}
      style={ground}
      href={inside ? hrefOf(link) : link}
      rel={inside ? undefined : 'noopener'}
      onClick={() => countClick(place, ad.ad_id)}
    >
      {image}
    </a>
  );
}
