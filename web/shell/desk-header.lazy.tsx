import type { Place } from '#web/navigation/location.ts';
import { href } from '#web/navigation/routes.ts';
import { CartCount } from '#web/parts/goods/cart-count.tsx';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { slashGoesTo } from '#web/parts/search/slash-key.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { header } from '#web/state/shell/header-data.ts';
import { DeskHeaderMarkup } from './desk-header-markup.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderUtil } from './header-util.tsx';
import { stickyHeader } from './sticky-header.ts';

/** The desktop header of every page. */
export function DeskHeader({ place }: { readonly place: Place }) {
  const { data } = usePart(header);
  // `logo_min` is made for this place; some operators have only the other.
  const logo = data?.logo_min || data?.logo;
  const keywords = place.route === 'search' ? (new URLSearchParams(place.search).get('keywords') ?? '') : '';
  return (
    <DeskHeaderMarkup
      sticky={stickyHeader(place.route)}
      homeHref={href.index()}
      cartHref={href.cart()}
      util={<HeaderUtil data={data} />}
      logo={logo ? <img src={logo} alt="药仓首页" width={36} height={36} /> : undefined}
      nav={<HeaderNav data={data} place={place} />}
      search={<SearchBox look="head" words={keywords === 'all' ? '' : keywords} onField={slashGoesTo} />}
      cartCount={<CartCount />}
    />
  );
}
