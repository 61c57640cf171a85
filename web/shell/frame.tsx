import { type MouseEvent, type ReactNode, useDeferredValue, useEffect } from 'react';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { homeDesk } from '#web/areas/home/home-page.tsx';
import { type Place, usePlace } from '#web/navigation/location.ts';
import { pathBelow } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { header } from '#web/state/shell/header-data.ts';
import { backPath } from '#web/state/storage/kept.ts';
import { note } from '#web/state/trail/trail.ts';
import { cx } from '#web/ui/cx.ts';
import { BackTop } from './back-top.tsx';
import { Footer } from './footer.tsx';
import { holdTyped } from './hold-typed.ts';
import './desk-header.css';
import './frame.css';
import { ShellPart } from './shell-part.tsx';
import { TabBar, WITH_TAB_BAR } from './tab-bar.tsx';

/**
 * The desktop header, with home's panels on the home page. No Suspense boundary above it, so the prerendered frame
 * stays until both have loaded. A phone never loads them.
 */
const DeskHeader = later(async () => {
  const [{ DeskHeader }] = await Promise.all([
    import('./desk-header.lazy.tsx'),
    pathBelow(location.pathname) === '/index' ? homeDesk.fetch() : undefined,
  ]);
  return DeskHeader;
}).View;

/** The frame of every page: header and footer on a desktop, tab bar on a phone, back to top. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const place = usePlace();
  const desk = useDeferredValue(useDesk());
  useEffect(() => whenReady(START_DELAY, () => void header.load()), []);
  const tabBar = WITH_TAB_BAR.includes(place.route);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a place of this page; among kept pages only a script finds the right one */}
      <a className="skip" href="#main" onClick={skipToMain}>
        跳到正文
      </a>
      {desk && (
        <ShellPart>
          <DeskHeader place={place} />
        </ShellPart>
      )}
      <div id="main" className={cx('frame__page', tabBar && 'has-tab-bar')}>
        {children}
        <Footer route={place.route} />
      </div>
      {tabBar && <TabBar route={place.route} />}
      <BackTop route={place.route} />
      <Visit key={`${place.path}${place.search}`} path={place.path} route={place.route} />
    </>
  );
}

/** Runs for each address, after the effects of its page. */
function Visit({ path, route }: Omit<Place, 'search'>) {
  useEffect(() => noteWayBack(path, route), [path, route]);
  useEffect(holdTyped, []);
  return null;
}

/** Home ends every way back. Handled here, without the code that knows the lists. */
function noteWayBack(path = '', route: Place['route']): void {
  note('screen', location.href);
  if (route === 'index') {
    backPath.mine().erase();
    return;
  }
  import('#web/state/shell/back-path.ts').then(
    ({ noteShown }) => noteShown(path, location.pathname + location.search),
    () => undefined,
  );
}

/** Kept-alive pages are hidden in the document: find the visible main. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  const main = [...document.querySelectorAll<HTMLElement>('main')].find((each) => each.offsetParent !== null);
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
