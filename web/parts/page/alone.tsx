import type { View } from '#web/ui/jsx/view.ts';
import { Boundary } from '../boundary.tsx';
import { FailedFace } from '../failed-face.tsx';

/** The component with an error boundary of its own, so that nothing around it fails with it. */
export const alone =
  <P extends object>(Part: View<P>, look: 'line' | 'none'): View<P> =>
  (props) => (
    <Boundary face={(error, again) => <FailedFace look={look} error={error} onRetry={again} />}>
      <Part {...props} />
    </Boundary>
  );
