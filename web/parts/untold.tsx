import type { Call } from '#shared/contract/call.ts';
import { ShapeError } from '#shared/errors.ts';
import { FailedFace } from './failed-face.tsx';

interface Props {
  readonly call: Call;
  /** What the answer should have told. */
  readonly field: string;
  readonly onRetry: () => unknown;
}

/** Stands where an answer came without what the page hangs on: nothing is asserted, and nothing can be done. */
export const Untold = ({ call, field, onRetry }: Props) => (
  <FailedFace error={new ShapeError(field, 'told', 'nothing', call.path)} onRetry={onRetry} />
);
