/** The host of the dialogs: beside the pages and outside every Activity, so that no payment dies because a page was hidden. */
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { fetchFailed } from '#web/parts/failed-face.tsx';
import { later } from '#web/parts/page/later.ts';
import { PageFailed } from '#web/parts/page/page-failed.tsx';
import { dialogs } from '#web/state/dialogs/dialogs.ts';

const shown = later(async () => (await import('./dialog-views.lazy.tsx')).ShownDialog);
const ShownDialog = shown.View;

/** Once the first page stands, the dialogs' list and the picture of a failure are fetched for when they are wanted. */
const AHEAD_MS = 4000;

function fetchAhead(): void {
  for (const coming of [shown.fetch(), fetchFailed()]) coming.catch(() => undefined);
}

/** Every dialog that stands open. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs);
  useEffect(() => {
    const timer = setTimeout(fetchAhead, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return open.map((each) => (
    <PageFailed key={each.number}>
      <Suspense fallback={null}>
        <ShownDialog dialog={each} />
      </Suspense>
    </PageFailed>
  ));
}
