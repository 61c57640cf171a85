import { createPart } from '#web/state/loading/part.ts';

/** The country's regions, shared by all forms of a visit. */
export const regions = createPart(() => import('./regions.lazy.ts'));
