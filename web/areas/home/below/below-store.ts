/** The lower half of home: brands and recommendation, and the operator's blocks. */
import { bkPp } from '#shared/contract/bk-pp.ts';
import { pageTool } from '#shared/contract/page-tool.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';

/** Creates the store of one home page's lower half. */
export const createBelowStore = () => ({
  brands: createPart(() => api.send(bkPp.brands, {})),
  blocks: createPart(async () => (await api.send(pageTool.cont, { type: 'index', page_id: '' })).data),
});
