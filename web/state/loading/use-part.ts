import { type Snapshot, useSnapshot } from 'valtio';
import type { Part, PartState } from './part.ts';

/** Phase and data of a piece for a component. */
export const usePart = <T extends object>({ state }: Part<T>): Snapshot<PartState<T>> => useSnapshot(state);
