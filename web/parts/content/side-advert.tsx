import type { SideAdvert } from '#shared/contract/entities.ts';
import { isOwnPath } from '#shared/rules/app/safe-link.ts';
import { advertLink } from '#shared/rules/home/advert.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { countClick } from './advert-image.tsx';

interface Props {
  readonly ad: SideAdvert;
  /** What it is next to, for screen readers. */
  readonly label: string;
}

/** A side advert of a category (`flhd`). "#" is no link; a click is counted in any case. */
export function SideAdvertImage({ ad, label }: Props) {
  const picture = {
    onClick: () => countClick('flhd', ad.hd_id),
    children: <img src={ad.img_url} alt={`${label}推荐`} loading="lazy" decoding="async" />,
  } as const;
  const link = advertLink(ad.link);
  if (!link) return <span {...picture} />;
  return <a {...picture} href={isOwnPath(link) ? hrefOf(link) : link} />;
}
