/** Hosts the pages. Kept-alive pages stay mounted behind the current one, hidden by Activity. */
import { Activity, lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { type Place, usePlace } from '#web/navigation/location.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import { type RouteName, routes, titleOf } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { PageFailed } from '#web/parts/page/page-failed.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { dropPrefetched } from '#web/state/loading/prefetched.ts';
import { restartDelays } from '#web/state/settings/settings.ts';
import { useNewTitle } from '#web/state/shell/page-title.ts';
import { components } from './components.ts';
import { type Alive, aliveNow, nameOf } from './keep-alive.ts';
import { PageFrame } from './page-frame.tsx';

const UnknownPage = later(async () => (await import('./unknown-page.tsx')).UnknownPage, 'up').View;
/** The design page, in development builds only. */
const DesignPage = import.meta.env.DEV ? lazy(() => import('./design/design-page.tsx')) : undefined;

// A page that starts anew is not to read what was prefetched before it was flagged.
subscribe(freshness, () => dropPrefetched(), true);

export function Pages() {
  const place = usePlace();
  const fresh = useSnapshot(freshness);
  const alive = useAlive(place, (name) => fresh[name]);
  // The page of the document's address; an unknown address has none.
  const [first] = useState(alive[0]?.key);
  const [, come] = useState<object>();
  return (
    <>
      {/* Delays count from when a page was opened, the first from the document: a tab that a page follows is no new one. */}
      <Left key={alive[alive.length - 1]?.key} then={restartDelays} />
      <Left key={place.path + place.search} then={dropPrefetched} />
      {alive.map((each, at) => (
        <Activity key={each.key} mode={place.route && at === alive.length - 1 ? 'visible' : 'hidden'}>
          <PageFailed>
            <Suspense fallback={<Frame name={each.name} search={each.search} onCode={come} />}>
              <RouteTitle name={each.name} search={each.search} />
              <One name={each.name} search={each.search} />
              <ScrollPlace ofFrame={each.key === first} />
            </Suspense>
          </PageFailed>
        </Activity>
      ))}
      {place.route === undefined && (
        <PageFailed>
          <Suspense fallback={<Frame />}>
            {DesignPage && place.path === '/design' ? <DesignPage /> : <UnknownPage path={place.path} />}
          </Suspense>
        </PageFailed>
      )}
    </>
  );
}

/** Told when what its key names is left. */
function Left({ then }: { readonly then: () => void }) {
  useLayoutEffect(() => then, [then]);
  return null;
}

/** ms after which hidden pages that were flagged are unmounted. */
const UNMOUNT_AFTER = 100;

/**
 * The mounted pages, the current one last. Where that one stays, others go a moment later: to unmount a cart of fifty
 * lines would hold up the toast of what flagged it.
 */
function useAlive(place: Place, freshOf: (name: RouteName) => number): readonly Alive[] {
  const [alive, setAlive] = useState<readonly Alive[]>([]);
  const next = aliveNow(alive, place, freshOf);
  const stays = nameOf(alive[alive.length - 1]) === nameOf(next[next.length - 1]);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(next), UNMOUNT_AFTER);
    return () => clearTimeout(timer);
  }, [next]);
  if (next !== alive && !stays) setAlive(next);
  return stays ? alive : next;
}

interface FrameProps extends Partial<Pick<Alive, 'name' | 'search'>> {
  readonly onCode?: (again: object) => void;
}

/**
 * In place of a page whose code is on its way. React holds back for 300 ms what a promise alone brings after a fallback, and
 * the page's reads with it: `onCode` renders the page with its code.
 */
function Frame({ name, search = '', onCode }: FrameProps) {
  const desk = useDesk();
  useEffect(() => {
    if (name && onCode)
      components[name].fetch().then(
        () => onCode({}),
        () => undefined,
      );
  }, [name, onCode]);
  if (!name) return <PageFrame title="" skeleton="blank" desk={desk} />;
  const { skeleton, box } = routes[name];
  return <PageFrame title={titleOf(name, queryOf(name, search))} skeleton={skeleton} box={box} desk={desk} />;
}

const queryOf = (name: RouteName, search: string) => routes[name].query(new URLSearchParams(search));

/** Before the page, whose own words come after it. */
function RouteTitle({ name, search }: Pick<Alive, 'name' | 'search'>) {
  useNewTitle(titleOf(name, queryOf(name, search)));
  return null;
}

/** A page is rendered anew by its own address and state alone, not with the list of pages. */
const One = memo(({ name, search }: Pick<Alive, 'name' | 'search'>) => {
  const { View } = components[name];
  return <View query={queryOf(name, search) as never} />;
});

/** No page has taken the place of the frame in the HTML yet. */
let isFrameHere = true;

/**
 * Restores the scroll position of a page. It is recorded from scroll events, because hiding a page collapses the
 * document before any clean-up runs. It is restored before the first paint. A new page starts at the top; that of the
 * document's address stays where the buyer has scrolled its frame.
 */
function ScrollPlace({ ofFrame }: { readonly ofFrame: boolean }) {
  const top = useRef(ofFrame && isFrameHere ? window.scrollY : 0);
  useLayoutEffect(() => {
    // The frame may have been scrolled further while the page was rendered.
    const further = ofFrame && isFrameHere ? window.scrollY : 0;
    isFrameHere = false;
    window.scrollTo(0, Math.max(top.current, further));
    const note = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [ofFrame]);
  return null;
}
