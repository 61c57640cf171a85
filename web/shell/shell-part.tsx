import type { ReactNode } from 'react';
import { Boundary } from '#web/parts/boundary.tsx';
import { FailedFace } from '#web/parts/failed-face.tsx';

/** What stands around the pages and comes later, in a boundary of its own: without a network it is missing, and the pages live. */
export const ShellPart = ({ children }: { readonly children: ReactNode }) => (
  <Boundary face={(error, again) => <FailedFace look="line" error={error} onRetry={again} />}>{children}</Boundary>
);
