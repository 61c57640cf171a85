import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { createHomeStore } from './home-store.ts';
import { HomePhone } from './phone/home-phone.tsx';

/** The desktop panels; a phone never loads them. */
export const homeDesk = later(async () => (await import('./desk/home-desk.lazy.tsx')).HomeDesk, 'up');
const HomeDesk = homeDesk.View;
const Greeting = later(async () => (await import('./adverts/greeting.lazy.tsx')).Greeting, 'none').View;

/** The home page (document 1 §2): one column on a phone, the documented panels on a desktop. */
export function HomePage() {
  const [store] = useState(createHomeStore);
  const desk = useDeferredValue(useDesk());
  const popup = usePart(store.home).data?.ad7[0];
  useEffect(() => whenReady(START_DELAY, store.load), [store]);
  return (
    <>
      {desk ? <HomeDesk store={store} /> : <HomePhone store={store} />}
      {popup && (
        <Suspense>
          <Greeting ad={popup} />
        </Suspense>
      )}
    </>
  );
}
