import type { SideAdvert } from '#shared/contract/entities.ts';
import { advertLink } from '#shared/rules/advert.ts';
import { isOwnPath } from '#shared/rules/safe-link.ts';
import { hrefOf } from '#web/state/routes.ts';
import { countClick } from './advert-image.tsx';

interface Props {
  readonly ad: SideAdvert;
  /** What it stands beside, for whoever cannot see the picture. */
  readonly label: string;
  readonly onFollow?: () => void;
}

/** A side advert of a category or of the user-centre menu (`flhd`); "#" is no link. */
export function SideAdvertImage({ ad, label, onFollow }: Props) {
  const image = <img src={ad.img_url} alt={`${label}推荐`} loading="lazy" decoding="async" />;
  const link = advertLink(ad.link);
  if (!link) return <span>{image}</span>;
  const follow = () => {
    countClick('flhd', ad.hd_id);
    onFollow?.();
  };
  return (
    <a href={isOwnPath(link) ? hrefOf(link) : link} onClick={follow}>
      {image}
    </a>
  );
}
