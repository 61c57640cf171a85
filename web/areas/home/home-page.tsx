import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { later } from '#web/parts/later.ts';
import { useDesk } from '#web/parts/use-desk.ts';
import { whenReady } from '#web/state/settings.ts';
import { usePart } from '#web/state/use-part.ts';
import { HomePhone } from './home-phone.tsx';
import { homeStore, loadHome, tookHomeStore } from './home-store.ts';

/** The desk's panels; a phone never fetches them. */
export const homeDesk = later(async () => (await import('./home-desk.tsx')).HomeDesk);
const HomeDesk = homeDesk.View;
const AdPopup = later(async () => (await import('./ad-popup.tsx')).AdPopup).View;

/** The home page (document 1 §2): on a phone one column, on a desk the documented panels. */
export function HomePage() {
  const [store] = useState(homeStore);
  const desk = useDeferredValue(useDesk());
  const popup = usePart(store.home).data?.ad7[0];
  useEffect(tookHomeStore, []);
  useEffect(() => whenReady(START_DELAY, () => loadHome(store)), [store]);
  return (
    <>
      {desk ? <HomeDesk store={store} /> : <HomePhone store={store} />}
      {popup && (
        <Suspense>
          <AdPopup ad={popup} />
        </Suspense>
      )}
    </>
  );
}
