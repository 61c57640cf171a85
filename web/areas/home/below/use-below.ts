import { useEffect, useState } from 'react';
import { bkPp } from '#shared/contract/bk-pp.ts';
import { pageTool } from '#shared/contract/page-tool.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';

/**
 * Loads the parts of the lower half. They are shown together, so that none moves another. `retry` is there when one of
 * them is missing: it asks for those again.
 */
export function useBelow() {
  const [store] = useState(createBelowStore);
  const brands = usePart(store.brands);
  const blocks = usePart(store.blocks);
  useEffect(
    () =>
      whenReady(START_DELAY, () => {
        void store.brands.load();
        void store.blocks.load();
      }),
    [store],
  );
  const settled = [brands, blocks].every(({ phase }) => phase === 'shown' || phase === 'failed');
  const lost = [
    ...(brands.data?.tjbk && brands.data.ppg ? [] : [store.brands]),
    ...(blocks.data ? [] : [store.blocks]),
  ];
  const retry = lost.length > 0 ? () => Promise.all(lost.map((part) => part.reload())) : undefined;
  return { brands: brands.data, blocks: blocks.data, settled, retry };
}

/** Creates the store of one home page's lower half. */
const createBelowStore = () => ({
  brands: createPart(() => api.send(bkPp.brands, {})),
  blocks: createPart(async () => (await api.send(pageTool.cont, { type: 'index', page_id: '' })).data),
});
