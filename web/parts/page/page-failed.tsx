import type { ReactNode } from 'react';
import { Boundary } from '#web/parts/boundary.tsx';
import { FailedFace } from '#web/parts/failed-face.tsx';

/** A page whose code could not be fetched or broke leaves the rest standing and can be tried again. */
export const PageFailed = ({ children }: { readonly children: ReactNode }) => (
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
