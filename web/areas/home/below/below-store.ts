/** What the lower half of home shows: brands and hot-sale recommendation, and the operator's blocks. */
import { home } from '#shared/contract/index-php.ts';
import { pageTool } from '#shared/contract/page-tool.ts';
import { api } from '#web/state/api.ts';
import { createPart } from '#web/state/part.ts';

/** Makes the store of one home page's lower half. */
export const createBelowStore = () => ({
  brands: createPart(() => api.send(home.bkPp, {})),
  blocks: createPart(async () => (await api.send(pageTool.cont, { type: 'index', page_id: '' })).data),
});
