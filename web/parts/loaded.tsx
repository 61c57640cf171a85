import { type ReactNode, useEffect, useMemo } from 'react';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import type { Markup } from '#web/ui/jsx/view.ts';
import { Boundary } from './boundary.tsx';
import { FailedFace } from './failed-face.tsx';
import { AskAgain, oncePerSecond } from './time/use-turn.ts';

interface Props<T extends object> {
  readonly part: Part<T> & { readonly refresh?: () => unknown };
  /** Shown until the data arrives, with its final size. */
  readonly skeleton: Markup;
  readonly children: (data: T) => Markup;
  /** In place of a list without a row. */
  readonly empty?: Markup;
  /** The link after a refusal, which a retry cannot help. By default a page leads home. */
  readonly action?: ReactNode;
  /** How a failure looks: the whole place, one line, or nothing for optional content. */
  readonly failed?: 'page' | 'line' | 'none' | undefined;
  /** Fetches without the delay: a dialog is no screen (document 1 §7). */
  readonly atOnce?: boolean;
}

/**
 * The only way from a page to its data. Fetches the part when the place is shown; renders the skeleton, then the data
 * or the failure. Shown data stays when a reload fails. An error boundary keeps other parts working.
 */
export function Loaded<T extends object>({
  part,
  skeleton,
  empty,
  children,
  action,
  failed,
  atOnce = false,
}: Props<T>) {
  useLoad(part, atOnce ? 0 : part.delay, failed !== 'none');
  const { phase, data, fault } = usePart(part);
  const face = (error: unknown, onRetry: () => unknown) => (
    <FailedFace error={error} onRetry={onRetry} action={action} look={failed} />
  );
  const askAgain = useMemo(() => oncePerSecond(part.refresh ?? part.reload), [part]);
  const again = (redraw: () => void) => () => part.reload().then(redraw);
  return (
    <Boundary of={data} face={(error, redraw) => face(error, again(redraw))}>
      {data && (
        <AskAgain value={askAgain}>
          <Drawn data={data} draw={empty && Array.isArray(data) && data.length === 0 ? () => empty : children} />
        </AskAgain>
      )}
      {!data && (phase === 'failed' ? face(fault?.error, part.load) : skeleton)}
    </Boundary>
  );
}

/** Renders inside the boundary, so that it catches render errors. */
function Drawn<T>({ data, draw }: { readonly data: T; readonly draw: (data: T) => Markup }) {
  return draw(data);
}

/** Loads each time the place is shown, unless the data is loaded. */
function useLoad({ load }: Part<object>, delay: number, showsFailure: boolean): void {
  useEffect(() => whenReady(delay, () => void load(showsFailure)), [load, delay, showsFailure]);
}
