import { type ReactNode, useEffect } from 'react';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { Boundary } from './boundary.tsx';
import { FailedFace } from './failed-face.tsx';

interface Props<T extends object> {
  readonly part: Part<T>;
  /** Stands until the data is there, in its final measures. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
  /** The way on after a refusal, which no retry helps; without one a page leads home. */
  readonly action?: ReactNode;
  /** How a failure looks: the whole place, one line, or nothing for what nobody came for. */
  readonly failed?: 'page' | 'line' | 'none' | undefined;
  /** Asks without waiting: a dialog is no screen (document 1 §7). */
  readonly atOnce?: boolean;
}

/**
 * The one way from a page to its data: asks for the piece when the place stands, shows its skeleton, then the data, and
 * what went wrong in their place. What was shown stays when a later fetch fails; what breaks here breaks nothing else.
 */
export function Loaded<T extends object>({ part, skeleton, children, action, failed, atOnce = false }: Props<T>) {
  useLoad(part, atOnce ? 0 : part.delay);
  const { phase, data, fault } = usePart(part);
  const face = (error: unknown, onRetry: () => unknown) => (
    <FailedFace error={error} onRetry={onRetry} action={action} look={failed} />
  );
  const again = (redraw: () => void) => () => part.reload().then(redraw);
  return (
    <Boundary of={data} face={(error, redraw) => face(error, again(redraw))}>
      {data && <Drawn data={data} draw={children} />}
      {!data && (phase === 'failed' ? face(fault?.error, part.load) : skeleton)}
    </Boundary>
  );
}

/** Drawn inside the boundary, so that it catches what breaks while drawing. */
function Drawn<T>({ data, draw }: { readonly data: T; readonly draw: (data: T) => ReactNode }) {
  return draw(data);
}

/** Asks each time the place is shown, unless the data is there. */
function useLoad({ load }: Part<object>, delay: number): void {
  useEffect(() => whenReady(delay, () => void load()), [load, delay]);
}
