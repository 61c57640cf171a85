/** What WeChat's browser asks of every page: the card of a shared page, and a page that stands right after its keyboard went. */
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

/** Pages that anybody may be shown; all others are a member's own, and have no share entries. */
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
/** A page that is passed through asks WeChat nothing, ms. */
const STAYS = 300;
/** A field that is left for another one keeps its keyboard, ms. */
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
  // Whoever went on meanwhile shares the page that he went to.
  if (!left.aborted) setShareCard({ title, desc, link: new URL(address, location.href).href, imgUrl });
}

/** The shop itself, leading to the page on show. */
const shopCard = (route: RouteName, search: string): PageCard => ({
  title: settings()?.title ?? document.title,
  desc: settings()?.description ?? '',
  pictures: [],
  // Only what the page itself understands: no token, no mark of who shared it.
  address: (href[route] as (query: object) => string)(routes[route].query(new URLSearchParams(search))),
});

/** An iPhone leaves the page pushed up when the keyboard goes, and taps then hit the wrong place. */
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
