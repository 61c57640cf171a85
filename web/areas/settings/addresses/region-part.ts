import { createPart } from '#web/state/loading/part.ts';

/** The regions of the country, once for all forms of a visit. */
export const regions = createPart(() => import('./regions.lazy.ts'));
