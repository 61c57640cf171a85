import { type Snapshot, useSnapshot } from 'valtio';
import type { Part, PartState } from './part.ts';

export const usePart = <T extends object>({ state }: Part<T>): Snapshot<PartState<T>> => useSnapshot(state);
