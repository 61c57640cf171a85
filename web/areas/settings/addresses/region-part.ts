import { fetched } from '#web/state/loading/code.ts';
import { createPart } from '#web/state/loading/part.ts';

/** The country's regions, shared by all forms of a visit. */
export const regions = createPart(() => fetched(() => import('#shared/rules/member/regions.ts')));
