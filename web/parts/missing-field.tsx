import type { Call } from '#shared/contract/call.ts';
import { ShapeError } from '#shared/errors.ts';
import { FailedFace } from './failed-face.tsx';

interface Props {
  readonly call: Call;
  /** The missing field of the answer. */
  readonly field: string;
  readonly onRetry: () => unknown;
}

/** Shown when an answer lacks a field that the page depends on: no state is claimed and no action is offered. */
export const MissingField = ({ call, field, onRetry }: Props) => (
  <FailedFace error={new ShapeError(field, 'told', 'nothing', call.path)} onRetry={onRetry} />
);
