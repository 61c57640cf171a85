/** Renders the dialogs beside the pages and outside every Activity, so that a hidden page does not end a payment. */
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { fetchFailed } from '#web/parts/failed-face.tsx';
import { later } from '#web/parts/page/later.ts';
import { PageFailed } from '#web/parts/page/page-failed.tsx';
import { dialogs } from '#web/state/dialogs/dialogs.ts';

const shown = later(async () => (await import('./dialog-views.lazy.tsx')).ShownDialog);
const ShownDialog = shown.View;

/** ms after the first page has rendered before the dialog views and the failure picture are prefetched. */
const AHEAD_MS = 4000;

function fetchAhead(): void {
  for (const coming of [shown.fetch(), fetchFailed()]) coming.catch(() => undefined);
}

/** All open dialogs. */
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
