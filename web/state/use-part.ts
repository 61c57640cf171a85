import { useSnapshot } from 'valtio';
import type { Part, PartState } from './part.ts';

/** Phase and data of a piece for a component. */
export function usePart<T extends object>({ state }: Part<T>): Readonly<PartState<T>> {
  return useSnapshot(state) as Readonly<PartState<T>>;
}
