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
      {left.flhd_list.map((banner) => (
        <Banner key={banner.hd_id} banner={banner} />
      ))}
    </Carousel>
  );
}

function Banner({ banner }: { readonly banner: UserLeft['flhd_list'][number] }) {
  const link = advertLink(banner.link);
  const picture = <Picture src={banner.img_url} alt={banner.anme ?? '活动'} ratio={PROMO_RATIO} fit="cover" />;
  if (!link) return picture;
  return (
    <a href={isOwnPath(link) ? hrefOf(link) : link} onClick={() => countClick('flhd', banner.hd_id)}>
      {picture}
    </a>
  );
}

/** Height divided by width of the operator's banners. */
const PROMO_RATIO = 0.375;
