/** What WeChat's browser needs on every page: a share card, and a scroll fix after its keyboard closes. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { wechat } from '#shared/contract/wechat.ts';
import { type Place, usePlace } from '#web/navigation/location.ts';
import { href, type RouteName, routes } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';
import { settings } from '#web/state/settings/settings.ts';
import { type PageCard, sharing } from '#web/state/shell/share.ts';
import { cardPicture } from '#web/wechat/card-picture.ts';
import { hideShare, provideSigner, setShareCard } from '#web/wechat/wechat.ts';

provideSigner((url) => api.send(wechat.jsConfig, { url }));

/** Public pages. All others are a member's own and have no share entries. */
const PUBLIC: ReadonlySet<string> = new Set<string>([
  'index',
  'search',
  'intro',
  'goods',
  'articleList',
  'article',
  'definedPage',
  'groupBuy',
]);
/** A page left within this many ms calls nothing of WeChat. */
const STAYS = 300;
/** ms to see whether the focus moves to another field, which keeps the keyboard open. */
const NEXT_FIELD = 100;

export function WeChatFrame() {
  const { route, search } = usePlace();
  const { card } = useSnapshot(sharing);
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => void share({ route, search }, card, left.signal), STAYS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [route, search, card]);
  useEffect(standAfterKeyboard, []);
  return null;
}

async function share(
  { route, search }: Pick<Place, 'route' | 'search'>,
  card: PageCard | null,
  left: AbortSignal,
): Promise<void> {
  if (!route || !PUBLIC.has(route)) return hideShare();
  const { title, desc, pictures, address } = card ?? shopCard(route, search);
  const logo = settings()?.logo_icon ?? '';
  const imgUrl = await cardPicture([...pictures, logo], location.href);
  // After a navigation the card belongs to the new page.
  if (!left.aborted) setShareCard({ title, desc, link: new URL(address, location.href).href, imgUrl });
}

/** The shop's card with a link to the current page. */
const shopCard = (route: RouteName, search: string): PageCard => ({
  title: settings()?.title ?? document.title,
  desc: settings()?.description ?? '',
  pictures: [],
  // Only the page's own query: no token, no mark of who shared it.
  address: (href[route] as (query: object) => string)(routes[route].query(new URLSearchParams(search))),
});

/** An iPhone leaves the page scrolled up when the keyboard closes, and taps then hit the wrong place. */
function standAfterKeyboard(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gone = () => {
    timer = setTimeout(() => window.scrollTo(0, window.scrollY), NEXT_FIELD);
  };
  const next = () => clearTimeout(timer);
  document.addEventListener('focusout', gone);
  document.addEventListener('focusin', next);
  return () => {
    next();
    document.removeEventListener('focusout', gone);
    document.removeEventListener('focusin', next);
  };
}
