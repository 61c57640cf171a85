import { isOwnPath } from '#shared/rules/app/safe-link.ts';
import { advertLink } from '#shared/rules/home/advert.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { countClick } from '#web/parts/content/advert-image.tsx';
import { type UserLeft, useUserLeft } from '#web/parts/member/user-left.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The promotional banners of the side menu; a banner with the link "#" cannot be clicked (document 2 §2). */
export function PromoBanners() {
  const { left } = useUserLeft();
  if (!left || left.flhd_list.length === 0) return null;
  return (
    <Carousel label="推荐活动" className="promo">
      {left.flhd_list.map((banner, at) => (
        <Banner key={banner.hd_id} banner={banner} eager={at === 0} />
      ))}
    </Carousel>
  );
}

interface Props {
  readonly banner: UserLeft['flhd_list'][number];
  /** The first is the largest picture of a phone's first screen. */
  readonly eager: boolean;
}

function Banner({ banner, eager }: Props) {
  const link = advertLink(banner.link);
  const alt = banner.anme ?? '活动';
  const picture = <Picture src={banner.img_url} alt={alt} ratio={PROMO_RATIO} fit="cover" eager={eager} />;
  if (!link) return picture;
  return (
    <a href={isOwnPath(link) ? hrefOf(link) : link} onClick={() => countClick('flhd', banner.hd_id)}>
      {picture}
    </a>
  );
}

/** Height divided by width of the operator's banners. */
const PROMO_RATIO = 0.375;
