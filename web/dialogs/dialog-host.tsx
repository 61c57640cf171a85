/** Renders the dialogs beside the pages and outside every Activity, so that a hidden page does not end a payment. */
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Boundary } from '#web/parts/boundary.tsx';
import { fetchFailed } from '#web/parts/failed-face.tsx';
import { later } from '#web/parts/page/later.ts';
import { PageFailed } from '#web/parts/page/page-failed.tsx';
import { dialogs } from '#web/state/dialogs/dialogs.ts';
import { isLostCode } from '#web/state/loading/code.ts';
import { onLayers } from '#web/ui/layers.ts';

const shown = later(async () => (await import('./dialog-views.lazy.tsx')).ShownDialog, 'up');
const ShownDialog = shown.View;

/** ms after the first page has rendered before the dialog views and the failure picture are prefetched. */
const AHEAD_MS = 4000;

function fetchAhead(): void {
  for (const coming of [shown.fetch(), fetchFailed()]) coming.catch(() => undefined);
}

interface NotShownProps {
  readonly error: unknown;
  readonly close: (outcome: undefined) => void;
}

/** A dialog whose code does not come counts as dismissed: the page below stays, and the next tap asks for the code again. */
function NotShown({ error, close }: NotShownProps): null {
  if (!isLostCode(error)) throw error;
  useEffect(() => close(undefined), [close]);
  return null;
}

/** All open dialogs. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs);
  useEffect(() => {
    const timer = setTimeout(fetchAhead, AHEAD_MS);
    // A dialog that a page opens by itself is closed by back, too: with the views comes its place in the history.
    const leave = onLayers(fetchAhead);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  return open.map((each) => (
    <PageFailed key={each.number}>
      <Boundary face={(error) => <NotShown error={error} close={each.settle.close} />}>
        <Suspense fallback={null}>
          <ShownDialog dialog={each} />
        </Suspense>
      </Boundary>
    </PageFailed>
  ));
}
