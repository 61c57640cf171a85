import { Boundary } from '#web/parts/boundary.tsx';
import { FailedFace } from '#web/parts/failed-face.tsx';
import type { Markup } from '#web/ui/jsx/view.ts';

/** A page whose code failed to load or throws: the rest keeps working, and a retry is offered. */
export const PageFailed = ({ children }: { readonly children: Markup }) => (
  <Boundary
    face={(error, again) => (
      <main>
        <FailedFace error={error} onRetry={again} />
      </main>
    )}
  >
    {children}
  </Boundary>
);
