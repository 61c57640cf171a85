import { Boundary } from '#web/parts/boundary.tsx';
import { FailedFace } from '#web/parts/failed-face.tsx';
import type { Markup } from '#web/ui/jsx/view.ts';

/** An error boundary for lazy parts around the pages: without a network the part is missing and the pages work. */
export const ShellPart = ({ children }: { readonly children: Markup }) => (
  <Boundary face={(error, again) => <FailedFace look="line" error={error} onRetry={again} />}>{children}</Boundary>
);
