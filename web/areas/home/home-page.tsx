import { lazy, Suspense, useEffect, useState } from 'react';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { useDesk } from '#web/parts/use-desk.ts';
import { whenReady } from '#web/state/settings.ts';
import { HomeDeskMarkup } from './home-desk-markup.tsx';
import { HomePhone } from './home-phone.tsx';
import { createHomeStore } from './home-store.ts';

const HomeDesk = lazy(async () => ({ default: (await import('./home-desk.tsx')).HomeDesk }));
const AdPopup = lazy(async () => ({ default: (await import('./ad-popup.tsx')).AdPopup }));

/** The home page (document 1 §2): on a phone one column, on a desk the documented panels. */
export function HomePage() {
  const [store] = useState(createHomeStore);
  const desk = useDesk();
  useEffect(() => whenReady(START_DELAY, () => store.load()), [store]);
  return (
    <>
      {desk ? (
        <Suspense fallback={<HomeDeskMarkup />}>
          <HomeDesk store={store} />
        </Suspense>
      ) : (
        <HomePhone store={store} />
      )}
      <Suspense>
        <AdPopup home={store.home} />
      </Suspense>
    </>
  );
}
